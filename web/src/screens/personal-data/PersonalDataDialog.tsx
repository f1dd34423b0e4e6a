import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { exportPersonalData, getPersonalData, type PersonalData } from '@move/contract/privacy/personal-data.ts';
import { type ReactNode, useState } from 'react';
import { useDownload } from '../../platform/api/downloads.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { CheckboxInput } from '../../ui/inputs/choices/CheckboxInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { useWords } from '../../ui/Words.tsx';
import { RecordFailed } from '../show/RecordFailed.tsx';
import { chosenPeople } from './chosen-people.ts';
import { EraseForm } from './EraseForm.tsx';
import { personalDataMessages } from './personal-data.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as overlayStyles from '../../ui/overlays/overlays.module.css';
import * as styles from './PersonalDataDialog.module.css';

export type PersonalDataDialogProps = {
  organizationId: number;
  /** A kind of record and an id, e.g. `participants-12`. */
  record: string;
  name: string;
  /** Reads that show the person, to fetch again. */
  invalidates: readonly Endpoint[];
  onClose: () => void;
};

/** Lists the data that is stored about a person, to export or erase. */
export function PersonalDataDialog({ organizationId, record, name, invalidates, onClose }: PersonalDataDialogProps) {
  const t = useMessages(personalDataMessages);
  const [also, setAlso] = useState<readonly string[]>([]);
  const [isErasing, setErasing] = useState(false);
  const params = { organizationId, record };
  const query = also.length === 0 ? {} : { also: also.join(',') };
  const read = useRead(getPersonalData, { params, query }, { showsErrors: true, keepsPrevious: true });
  const data = read.data?.data;
  if (isErasing && data) {
    return (
      <EraseForm
        {...{ params, invalidates, onClose }}
        also={chosenPeople(data.others, also)}
        name={fullName(data.person)}
        onBack={() => setErasing(false)}
      />
    );
  }
  return (
    <Dialog
      isOpen
      title={t.title(name)}
      subtitle={t.text}
      onClose={onClose}
      footer={<Actions {...{ params, query, data, onClose }} onErase={() => setErasing(true)} />}
    >
      {read.error !== null && data === undefined ? (
        <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : data === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <Kept data={data} also={also} onChoose={setAlso} />
      )}
    </Dialog>
  );
}

type ActionsProps = {
  params: { organizationId: number; record: string };
  query: { also?: string };
  data: PersonalData | undefined;
  onClose: () => void;
  onErase: () => void;
};

function Actions({ params, query, data, onClose, onErase }: ActionsProps) {
  const t = useMessages(personalDataMessages);
  const w = useWords();
  const { download, isPending } = useDownload(exportPersonalData);
  const canErase = data !== undefined && data.obstacles.length === 0 && !data.is_erased;
  return (
    <>
      <Button variant="default" className={overlayStyles.left} onClick={onClose}>
        {w.close}
      </Button>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => void download({ params, query }, t.file(params.record))}
      >
        {t.download}
      </Button>
      {canErase && (
        <Button variant="outline" color="danger" onClick={onErase}>
          {t.erase}
        </Button>
      )}
    </>
  );
}

type KeptProps = { data: PersonalData; also: readonly string[]; onChoose: (also: readonly string[]) => void };

function Kept({ data, also, onChoose }: KeptProps) {
  const t = useMessages(personalDataMessages);
  const formats = useFormats();
  return (
    <div className={styles.data}>
      {data.is_erased && <p role="status">{t.erased}</p>}
      <section>
        <h3 className={look.semibold}>{t.kept}</h3>
        {data.kept.length === 0 && <p className={look.muted}>{t.nothing}</p>}
        <dl>
          {data.kept.map(({ kind, count }) => (
            <div key={kind}>
              <dt>{t.kinds[kind]}</dt>
              <dd className={look.figures}>{formats.number(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {data.others.length > 0 && !data.is_erased && <Others {...{ data, also, onChoose }} />}
      {data.obstacles.length > 0 && <Obstacles obstacles={data.obstacles} />}
    </div>
  );
}

function Others({ data, also, onChoose }: KeptProps) {
  const t = useMessages(personalDataMessages);
  const formats = useFormats();
  return (
    <fieldset>
      <legend className={look.semibold}>{t.others}</legend>
      <p className={`${look.small} ${look.muted}`}>{t.othersText}</p>
      {data.others.map((other) => {
        const born = other.date_of_birth === null ? null : formats.date(other.date_of_birth);
        return (
          <CheckboxInput
            key={other.record}
            label={t.other(fullName(other), other.email, born, other.records)}
            value={also.includes(other.record)}
            onChange={(isOn) => onChoose(isOn ? [...also, other.record] : also.filter((each) => each !== other.record))}
          />
        );
      })}
    </fieldset>
  );
}

function Obstacles({ obstacles }: Pick<PersonalData, 'obstacles'>): ReactNode {
  const t = useMessages(personalDataMessages).blocked;
  const formats = useFormats();
  return (
    <section role="status" className={styles.obstacles}>
      <h3 className={look.semibold}>{t.title}</h3>
      <ul>
        {obstacles.map(({ kind, title, date }, index) => (
          // the index is the key: two bookings may have the same title and day, and the list doesn't change
          <li key={index}>{t[kind](title, date === null ? '' : formats.date(date))}</li>
        ))}
      </ul>
    </section>
  );
}
