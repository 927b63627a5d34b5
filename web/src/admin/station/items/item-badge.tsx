import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Archive, CircleCheck, CircleHelp, Hammer, PackageOpen, TriangleAlert, Waves, Wrench } from 'lucide-react';
import { Badge } from '../../../ui/data/badge.tsx';
import { placeWords } from './item-words.ts';

type Props = {
  item: Pick<ItemLife, 'place' | 'status' | 'seenAt' | 'isServiceDue' | 'openProblems'>;
  /** True if the locker's board is with a renter. */
  isOut?: boolean;
};

/** An item's most important state, in one word. */
export function ItemBadge({ item: { place, status, seenAt, isServiceDue, openProblems }, isOut = false }: Props) {
  const { i18n } = useLingui();
  const placeWord = i18n._(placeWords[place]);
  if (place === 'retired')
    return (
      <Badge tone="gray" icon={Archive}>
        {placeWord}
      </Badge>
    );
  if (place === 'workshop')
    return (
      <Badge tone="yellow" icon={Hammer}>
        {placeWord}
      </Badge>
    );
  if (openProblems > 0) {
    return (
      <Badge tone="red" icon={TriangleAlert}>
        <Trans comment="State of a thing: a renter reported something about it">Problem reported</Trans>
      </Badge>
    );
  }
  if (place === 'locker' && isOut) {
    return (
      <Badge tone="gray" icon={Waves}>
        <Trans comment="State of a thing: somebody has rented it">With the renter</Trans>
      </Badge>
    );
  }
  if (place === 'locker' && status === 'not-found') {
    return (
      <Badge tone="red" icon={CircleHelp}>
        {seenAt === null ? (
          <Trans comment="State of a thing that is on record, but no reader or person has seen it">Not seen yet</Trans>
        ) : (
          <Trans comment="State of a thing whose tag was not seen">Missing</Trans>
        )}
      </Badge>
    );
  }
  if (isServiceDue) {
    return (
      <Badge tone="yellow" icon={Wrench}>
        <Trans comment="State of a thing: it was rented often since somebody looked it over">Service due</Trans>
      </Badge>
    );
  }
  if (place === 'spare')
    return (
      <Badge tone="gray" icon={PackageOpen}>
        {placeWord}
      </Badge>
    );
  return (
    <Badge tone="green" icon={CircleCheck}>
      {placeWord}
    </Badge>
  );
}
