import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';

export function NoDebts() {
  return (
    <EmptyState
      title={<Trans>You owe nothing</Trans>}
      action={
        <Link to={paths.home('locations')} className={buttonStyle('action')}>
          <Trans comment="Link to the list of stations">Find a board</Trans>
        </Link>
      }
    >
      <Trans>Clear water ahead. If a card ever does not pay, you find here what for, how much and until when.</Trans>
    </EmptyState>
  );
}
