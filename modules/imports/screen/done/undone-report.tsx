import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import type { ImportRun } from '../../runs/import-run.ts'
import { undoQuery } from '../import.queries.ts'
import { useImportAddress } from '../steps.ts'
import { useImport } from '../use-import.ts'
import { UndoTotals } from './undo-totals.tsx'

export function UndoneReport({ run }: { run: ImportRun }) {
  const target = useImport()
  const { list, text } = target
  const setAddress = useImportAddress()
  const { data } = useQuery(undoQuery(target, run.id))
  return (
    <>
      <Card title={text('undo.done')} description={<bdi>{run.fileName}</bdi>}>
        {run.undone && <UndoTotals counts={run.undone} kept={data?.keptRecords ?? []} />}
      </Card>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={list} variant="primary">
          {text('done.list')}
        </LinkButton>
        <Button onClick={() => setAddress({})}>{text('done.another')}</Button>
      </div>
    </>
  )
}
