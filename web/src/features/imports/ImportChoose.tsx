import { getImportTemplate } from '@move/contract/imports/imports.ts';
import { columnName, ORGANIZATION_COLUMNS, REQUIRED_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useDownload } from '../../platform/api/downloads.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { FileDrop } from '../../ui/inputs/files/FileDrop.tsx';
import { errorNode } from '../../ui/inputs/field.tsx';
import { LongText } from '../../ui/inputs/text/LongText.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { FieldSpan, FormBody, FormSection } from '../../ui/page/FormSection.tsx';
import { importMessages } from './imports.messages.ts';
import type { ListCheck } from './use-list-check.ts';
import * as look from '../../ui/look/look.module.css';
import * as fieldStyles from '../../ui/inputs/field.module.css';
import * as styles from './imports.module.css';

/** A file, or cells pasted from a spreadsheet. */
export function ImportChoose({ list }: { list: ListCheck }) {
  const t = useMessages(importMessages).choose;
  const [pasted, setPasted] = useState('');
  const takePasted = () => list.checkFile(new File([pasted], t.pasted, { type: 'text/csv' }));
  return (
    <FormBody>
      <FormSection title={t.title} description={t.text}>
        <FieldSpan columns={6}>
          <FileDrop
            label={t.file}
            accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
            chooseWords={t.chooseFile}
            disabled={list.isChecking}
            onFile={list.checkFile}
          />
        </FieldSpan>
        <FieldSpan columns={6}>
          <LongText
            label={t.paste}
            description={t.pasteHint}
            value={pasted}
            onChange={setPasted}
            disabled={list.isChecking}
            rows={5}
          />
          <div className={styles.actions}>
            <Button variant="default" disabled={pasted.trim() === ''} loading={list.isChecking} onClick={takePasted}>
              {t.checkPasted}
            </Button>
          </div>
        </FieldSpan>
        <FieldSpan columns={6}>
          <div role="status">
            {list.isChecking && <p className={`${look.small} ${look.muted}`}>{t.busy}</p>}
            {list.error !== null && <div className={fieldStyles.fieldError}>{errorNode(list.error)}</div>}
          </div>
        </FieldSpan>
      </FormSection>
      <KnownColumns />
    </FormBody>
  );
}

function KnownColumns() {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const template = useDownload(getImportTemplate);
  const nameOf = (column: (typeof ORGANIZATION_COLUMNS)[number]) => columnName(column, locale);
  const optional = ORGANIZATION_COLUMNS.filter((column) => !REQUIRED_COLUMNS.includes(column));
  return (
    <FormSection title={t.columnsTitle} description={t.columnsText.order}>
      <FieldSpan columns={6}>
        <dl className={styles.columns}>
          <dt>{t.columnsText.required}</dt>
          <dd>{REQUIRED_COLUMNS.map(nameOf).join(', ')}</dd>
          <dt>{t.columnsText.optional}</dt>
          <dd>{optional.map(nameOf).join(', ')}</dd>
        </dl>
        <Button
          variant="default"
          loading={template.isPending}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => void template.download({}, t.choose.templateName)}
        >
          {t.choose.template}
        </Button>
      </FieldSpan>
    </FormSection>
  );
}
