import { adminPaths } from '@laine/contract/admin-paths.ts';
import { searchCalls } from '@laine/contract/admin/search-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import type { StaffEntry } from '../frame/staff-entries.ts';
import { lineOf, type MenuLine } from './menu-line.tsx';

/** Short enough to feel immediate, long enough not to search at every letter. */
const TYPING_PAUSE_MS = 150;

type Props = { entries: readonly StaffEntry[]; onClose: () => void };

/**
 * Finds a booking, person, station or locker, or opens a page. Arrows select, Enter opens. The typed text is in no
 * address, and is forgotten when the menu closes.
 */
export function CommandMenu({ entries, onClose }: Props) {
  const { t, i18n } = useLingui();
  const ref = useModal();
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const text = useSettled(typed.trim());
  const { data, problem, isPending } = useCall(searchCalls.search, { text }, { enabled: text !== '', gcTime: 0 });
  const isSearched = text === typed.trim();
  const pages = entries
    .map(({ address, label, icon }) => ({ key: address, address, icon, title: i18n._(label) }))
    .filter(({ title }) => title.toLowerCase().includes(typed.trim().toLowerCase()));
  // People are found by viewers who have a page for them.
  const hasPeople = entries.some(({ address }) => address === adminPaths.people());
  const hits = text === '' ? [] : (data?.hits ?? []).filter(({ kind }) => kind !== 'person' || hasPeople);
  // What is found comes later and goes below: nothing moves away under a finger.
  const lines: MenuLine[] = [...pages, ...hits.map(lineOf)];
  const at = Math.min(chosen, lines.length - 1);
  const go = (line: MenuLine | undefined) => {
    if (!line) return;
    onClose();
    void navigate(line.address);
  };
  const idOf = (index: number) => `${listId}-${index}`;
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-label={t({ message: 'Find', comment: 'Name of the menu that finds everything' })}
      className="m-0 w-full max-w-full animate-rise overflow-hidden rounded-b-card border border-line bg-paper p-0 text-ink shadow-float sm:mx-auto sm:mt-[12vh] sm:w-xl sm:rounded-card"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <input
          type="search"
          role="combobox"
          // The menu was opened to type into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog gives the focus to what is marked so
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={t({ message: 'Find', comment: 'Name of the menu that finds everything' })}
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(at >= 0 && { 'aria-activedescendant': idOf(at) })}
          placeholder={t`Phone, code, e-mail, name, station or locker`}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              const step = event.key === 'ArrowDown' ? 1 : -1;
              if (lines.length > 0) setChosen((at + step + lines.length) % lines.length);
            }
            // Enter must not open a result for an older text.
            if (event.key === 'Enter' && (at < pages.length || isSearched)) go(lines[at]);
          }}
          className="min-h-14 w-full min-w-0 bg-transparent outline-none"
        />
        <form method="dialog">
          <button type="submit" className="min-h-11 px-2 text-sm font-medium text-action">
            <Trans comment="Button: closes the menu that finds everything">Close</Trans>
          </button>
        </form>
      </div>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a select’s own options hold no second line, and the field hears the keys of its list */}
      <div id={listId} role="listbox" aria-label={t`Found`} className="max-h-[60dvh] overflow-y-auto p-2">
        {lines.map(({ key, icon: Icon, title, detail, address }, index) => (
          <div
            key={key}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setChosen(index)}
            onClick={() => go({ key, icon: Icon, title, address })}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-tint"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="grid min-w-0">
              <span className="truncate font-medium">{title}</span>
              {detail !== undefined && <span className="figures truncate text-sm text-ink-soft">{detail}</span>}
            </span>
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <p aria-live="polite" className="px-5 pb-4 text-sm text-ink-soft empty:hidden">
        {problem ?? (text !== '' && isSearched && !isPending && lines.length === 0 ? <NothingFound /> : null)}
      </p>
    </dialog>
  );
}

const NothingFound = () => (
  <Trans>Nothing found. Try the last digits of the phone number, or the beginning of a name.</Trans>
);

/** The text once typing pauses. */
function useSettled(typed: string): string {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}
