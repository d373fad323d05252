import { useMutation } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { importFields } from '#modules/import-files/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { ImportRun } from '../runs/import-run.ts'
import { CallProblem } from './call-problem.tsx'
import { checkMutation } from './import.queries.ts'
import { useImportAddress } from './steps.ts'
import { useImport } from './use-import.ts'

type Column = ImportRun['columns'][number]

const ignored = 'ignored'

export function MatchStep({ run }: { run: ImportRun }) {
  const { resource, text, fieldLabel } = useImport()
  const format = useFormat()
  const setAddress = useImportAddress()
  const [fields, setFields] = useState(run.fields)
  const missingId = useId()
  const check = useMutation({
    ...checkMutation(resource),
    onSettled: (_, error) => !error && setAddress({ import: run.id }),
  })
  const missing = importFields(resource).flatMap(({ name, required }) =>
    required && !fields.includes(name) ? [fieldLabel(name)] : [],
  )

  /** A field has one column: choosing it for another takes it from the first. */
  function choose(at: number, field: string | null) {
    const others = fields.map((before) => (before === field ? null : before))
    setFields(others.with(at, field))
  }

  return (
    <>
      <Card
        title={<bdi>{run.fileName}</bdi>}
        description={text('match.text')}
        actions={
          <Button size="sm" onClick={() => setAddress({})}>
            {text('match.other')}
          </Button>
        }
      >
        <div className="-mx-5 -mb-4">
          <div
            aria-hidden
            className="hidden border-b border-line px-5 py-2 text-xs font-medium text-ink-soft lg:grid lg:grid-cols-[1fr_1.4fr_1rem_1fr] lg:gap-4"
          >
            <span>{text('match.column')}</span>
            <span>{text('match.values')}</span>
            <span className="col-start-4">{text('match.field')}</span>
          </div>
          <ul className="divide-y divide-line">
            {run.columns.map((column, at) =>
              // A field that no line of the file has so far.
              run.format === 'jsonl' && column.values.length === 0 ? null : (
                <MatchRow
                  // Two columns may have the same name; their order never changes.
                  // oxlint-disable-next-line no-array-index-key
                  key={`${at} ${column.name}`}
                  column={column}
                  field={fields[at] ?? null}
                  taken={fields}
                  onChoose={(field) => choose(at, field)}
                />
              ),
            )}
          </ul>
        </div>
      </Card>
      <CallProblem error={check.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="primary"
          disabled={missing.length > 0}
          pending={check.isPending}
          aria-describedby={missingId}
          onClick={() => check.mutate({ id: run.id, fields, update: run.update })}
        >
          {text('match.next')}
        </Button>
        <p id={missingId} aria-live="polite" className="text-sm text-ink-soft">
          {missing.length > 0 && text('match.missing', { fields: format.list(missing) })}
        </p>
      </div>
    </>
  )
}

interface MatchRowProps {
  column: Column
  field: string | null
  taken: readonly (string | null)[]
  onChoose: (field: string | null) => void
}

function MatchRow({ column, field, taken, onChoose }: MatchRowProps) {
  const { resource, text, fieldLabel } = useImport()
  const name = column.name || '—'
  const options = [
    { value: ignored, label: text('match.ignore') },
    ...importFields(resource).map((one) => ({
      value: one.name,
      label: (
        <>
          {fieldLabel(one.name)}
          {taken.includes(one.name) && one.name !== field && (
            <Check aria-hidden className="ms-2 inline size-3.5 text-ink-faint" />
          )}
        </>
      ),
    })),
  ]
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_1rem_1fr]">
      <div className="grid min-w-0 gap-2 lg:contents">
        <bdi className={`min-w-0 font-medium wrap-anywhere ${field ? '' : 'text-ink-soft'}`}>
          {name}
        </bdi>
        <span className="flex min-w-0 flex-wrap gap-1.5 text-sm text-ink-soft">
          {column.values.length === 0 && text('match.empty')}
          {column.values.map((value) => (
            <bdi
              key={value}
              className="max-w-[min(100%,14rem)] truncate rounded-sm bg-sunken px-1.5 py-0.5"
            >
              {value}
            </bdi>
          ))}
        </span>
      </div>
      <ArrowRight
        aria-hidden
        className={`size-4 max-lg:hidden rtl:-scale-x-100 ${field ? 'text-accent' : 'text-ink-faint'}`}
      />
      <Select
        aria-label={text('match.fieldOf', { column: name })}
        value={field ?? ignored}
        options={options}
        onValueChange={(value) => onChoose(value === ignored ? null : value)}
      />
    </li>
  )
}
