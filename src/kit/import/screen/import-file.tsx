import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { requiredFields } from '../import-fields.ts'
import { ColumnChoices } from './column-choices.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { importMutation } from './import.queries.ts'
import { SampleTable } from './sample-table.tsx'
import { type Columns, mappingOf, namedColumns, type Sample } from './sample.ts'

interface ImportFileProps {
  file: File
  sample: Sample
  onOther: () => void
}

export function ImportFile({ file, sample, onOther }: ImportFileProps) {
  const { t } = useTranslation('book-import')
  const [columns, setColumns] = useState(() => namedColumns(sample))
  const [update, setUpdate] = useState(false)
  const [sent, setSent] = useState(0)
  const attempt = useMutation(importMutation(useQueryClient()))
  const isComplete = requiredFields.every((field) => columns[field] !== undefined)
  const isDone = attempt.data !== undefined && !attempt.variables.dryRun

  function start(dryRun: boolean) {
    setSent(0)
    const mapping = mappingOf(sample, columns)
    attempt.mutate({ file, type: sample.type, mapping, update, dryRun, onSent: setSent })
  }

  function changeColumns(next: Columns) {
    setColumns(next)
    attempt.reset()
  }

  function changeUpdate(next: boolean) {
    setUpdate(next)
    attempt.reset()
  }

  return (
    <div className="grid gap-6">
      <LeaveGuard hasUnsaved={() => attempt.isPending} />
      <Card
        title={<bdi>{file.name}</bdi>}
        description={t('columns.text')}
        actions={
          !attempt.isPending && (
            <Button size="sm" onClick={onOther}>
              {t('choose.other')}
            </Button>
          )
        }
      >
        {!isDone && (
          <ColumnChoices
            sample={sample}
            columns={columns}
            onChange={changeColumns}
            disabled={attempt.isPending}
          />
        )}
        <SampleTable sample={sample} columns={columns} />
      </Card>
      {!isDone && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Checkbox
            label={t('update.label')}
            description={t('update.text')}
            checked={update}
            disabled={attempt.isPending}
            onCheckedChange={changeUpdate}
          />
          {!attempt.data && (
            <Button
              variant="primary"
              pending={attempt.isPending}
              disabled={!isComplete}
              onClick={() => start(true)}
            >
              {t('check')}
            </Button>
          )}
        </div>
      )}
      <ImportOutcome attempt={attempt} sent={sent} onStart={start} onOther={onOther} />
    </div>
  )
}
