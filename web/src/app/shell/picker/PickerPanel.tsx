import { IconCheck, IconChevronLeft, IconChevronRight, IconWorld } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useApplicationId } from '../../../platform/state/context.ts';
import { useGate, useProfile } from '../../../platform/session/gate.tsx';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LogoTile } from '../../../ui/people/LogoTile.tsx';
import { type PickerOption, pickerGroups } from './picker-options.ts';
import { useRecentOrganizations } from '../../../platform/menu/recent-organizations.ts';
import { shellMessages } from '../shell.messages.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { type OrganizationSearch, useOrganizationSearch } from './use-organization-search.ts';
import { useContextSwitch } from './use-context-switch.ts';
import * as look from '../../../ui/look/look.module.css';
import * as menuStyles from '../menu/menu.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './picker.module.css';

/** The organisation picker: a search field, then platforms, recent and found organisations, which arrow keys reach too. */
export function PickerPanel({ onChosen }: { onChosen: () => void }) {
  const t = useMessages(shellMessages);
  const id = useId();
  const search = useOrganizationSearch();
  const groups = useGroups(search);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(0);
  const current = options[Math.min(active, options.length - 1)];
  const go = useContextSwitch();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // the popover is shown after this effect; before that, its field can't take the focus
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const choose = (option: PickerOption) => {
    onChosen();
    if (option.kind === 'application') go.toPlatform(option.id);
    else go.toOrganization(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0)
      setActive((Math.min(active, options.length - 1) + step + options.length) % options.length);
    else if (event.key === 'Enter' && current !== undefined && !search.isBusy) choose(current);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <input
        ref={field}
        className={styles.search}
        role="combobox"
        aria-label={t.picker.search}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.key}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t.picker.search}
        value={search.text}
        onChange={(event) => {
          setActive(0);
          search.setText(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t.picker.title} aria-busy={search.isBusy} tabIndex={-1}>
        {groups.map(({ title, options: own }) => (
          <div key={title} role="group" aria-label={title}>
            <div className={menuStyles.heading} aria-hidden="true">
              {title}
            </div>
            {own.map((option) => (
              <Option
                key={option.key}
                id={`${id}-${option.key}`}
                option={option}
                isActive={option === current}
                onHover={() => setActive(options.indexOf(option))}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
        ))}
      </div>
      <PickerFoot search={search} />
    </div>
  );
}

function useGroups(search: OrganizationSearch) {
  const t = useMessages(shellMessages);
  const profile = useProfile();
  const gate = useGate();
  const { organizationId } = useMenu();
  const applicationId = useApplicationId();
  return pickerGroups({
    applications: gate.can('view-application') ? (profile?.applications ?? []) : [],
    recents: useRecentOrganizations(useCurrentUser()?.id ?? null),
    results: search.rows,
    search: search.text,
    current: { organizationId, applicationId },
    titles: t.picker,
  });
}

type OptionProps = { id: string; option: PickerOption; isActive: boolean; onHover: () => void; onChoose: () => void };

function Option({ id, option, isActive, onHover, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled on the combobox that owns the list
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={onHover}
      onClick={onChoose}
    >
      {option.kind === 'application' ? (
        <span className={styles.world}>
          <IconWorld size={17} stroke={1.75} aria-hidden />
        </span>
      ) : (
        <LogoTile name={option.name} image={imageSource(option.logo, 'small')} size={26} />
      )}
      <span className={`${look.ellipsis} ${look.grow}`}>{option.name}</span>
      {option.isCurrent && <IconCheck size={16} stroke={2} aria-hidden />}
    </div>
  );
}

function PickerFoot({ search }: { search: OrganizationSearch }) {
  const t = useMessages(shellMessages);
  const { page, pages, setPage, total } = search;
  if (search.hasFailed) {
    return (
      <p className={styles.none} role="alert">
        {t.picker.failed}{' '}
        <button type="button" className={buttonStyles.linkButton} onClick={search.retry}>
          {t.picker.retry}
        </button>
      </p>
    );
  }
  return (
    <>
      <p className={total === 0 && !search.isBusy ? styles.none : look.visuallyHidden} role="status">
        {search.isBusy || total === null ? '' : total === 0 ? t.picker.noResults : t.picker.found(total)}
      </p>
      {pages > 1 && (
        <div className={`${look.row} ${look.spread} ${styles.pages}`}>
          <button
            type="button"
            className={buttonStyles.iconButton}
            aria-label={t.picker.previous}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <IconChevronLeft size={17} stroke={1.75} aria-hidden />
          </button>
          <span className={`${look.small} ${look.figures} ${look.soft}`}>{t.picker.page(page, pages)}</span>
          <button
            type="button"
            className={buttonStyles.iconButton}
            aria-label={t.picker.next}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            <IconChevronRight size={17} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </>
  );
}
