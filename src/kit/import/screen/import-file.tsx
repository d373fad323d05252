import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { importFields } from '../import-fields.ts'
import { ColumnChoices } from './column-choices.tsx'
import { importMutation } from './import-call.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { SampleTable } from './sample-table.tsx'
import { type Columns, mappingOf, namedColumns, type Sample } from './sample.ts'
import { useImport } from './use-import.ts'

interface ImportFileProps {
  file: File
  sample: Sample
  onOther: () => void
}

export function ImportFile({ file, sample, onOther }: ImportFileProps) {
  const { resource, text } = useImport()
  const [columns, setColumns] = useState(() => namedColumns(sample, resource))
  const [update, setUpdate] = useState(false)
  const [sent, setSent] = useState(0)
  const attempt = useMutation(importMutation(resource, useQueryClient()))
  const isComplete = importFields(resource).every(
    ({ name, required }) => !required || columns[name] !== undefined,
  )
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
        description={text('columns.text')}
        actions={
          !attempt.isPending && (
            <Button size="sm" onClick={onOther}>
              {text('choose.other')}
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
          {resource.unique && (
            <Checkbox
              label={text('update.label')}
              description={text('update.text')}
              checked={update}
              disabled={attempt.isPending}
              onCheckedChange={changeUpdate}
            />
          )}
          {!attempt.data && (
            <Button
              variant="primary"
              pending={attempt.isPending}
              disabled={!isComplete}
              onClick={() => start(true)}
            >
              {text('check')}
            </Button>
          )}
        </div>
      )}
      <ImportOutcome attempt={attempt} sent={sent} onStart={start} onOther={onOther} />
    </div>
  )
}
