import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#i18n/use-format.ts'
import { ExactTime } from '#kit/activity/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { type ImportRun, isBusy, undoParts, useImport } from '#modules/imports/screen/index.ts'
import { Card } from '#ui/data/card.tsx'
import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { runsQuery } from './runs-query.ts'

const columns = ['file', 'by', 'when', 'result'] as const

export function PastImports() {
  const { resource, text } = useImport()
  const query = useQuery(runsQuery(resource))
  const { data } = query
  if (!data) return query.isError && <FetchFailed of={query} title={text('history.failed')} />
  if (data.items.length === 0) return null
  return (
    <Card title={text('history.title')}>
      <div className="-mx-5 -mb-4 overflow-hidden rounded-b-lg">
        <Table
          caption={text('history.title')}
          headers={columns.map((column) => (
            <TableHeader key={column}>{text(`history.${column}`)}</TableHeader>
          ))}
        >
          {data.items.map((run) => (
            <PastImport key={run.id} run={run} />
          ))}
        </Table>
      </div>
    </Card>
  )
}

function PastImport({ run }: { run: ImportRun }) {
  const { text } = useImport()
  return (
    <TableRow>
      <TableCell slot="title">
        <Link
          to="."
          search={{ import: run.id }}
          className="one-line rounded-sm font-medium hover:text-accent hover:underline"
        >
          <bdi>{run.fileName}</bdi>
        </Link>
      </TableCell>
      <TableCell>{run.by ? <bdi>{run.by}</bdi> : '—'}</TableCell>
      <TableCell>
        <ExactTime at={run.createdAt} />
      </TableCell>
      <TableCell slot="end">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[run.state]}>{text(`history.states.${run.state}`)}</Badge>
          <Result run={run} />
          {/* A phone has no room for it beside the name; the page of the import has it, too. */}
          <span className="max-sm:hidden">
            {undoParts && <undoParts.UndoButton run={run} isListed />}
          </span>
        </span>
      </TableCell>
    </TableRow>
  )
}

const tones: Record<ImportRun['state'], 'neutral' | 'accent' | 'success' | 'warning' | 'danger'> = {
  uploaded: 'neutral',
  checking: 'accent',
  checked: 'warning',
  importing: 'accent',
  done: 'success',
  undoing: 'accent',
  undone: 'neutral',
  cancelled: 'neutral',
  failed: 'danger',
}

function Result({ run }: { run: ImportRun }) {
  const { text } = useImport()
  const { number } = useFormat()
  const { counts, progress, state } = run
  const soft = 'text-ink-soft tabular-nums max-sm:hidden'
  if (isBusy(run)) {
    return <span className={soft}>{number(progress / 1000, { style: 'percent' })}</span>
  }
  if (state !== 'done' || !counts) return null
  const { created, updated } = counts
  return (
    <span className={soft}>
      {text('history.counts', { created: number(created), updated: number(updated) })}
    </span>
  )
}
