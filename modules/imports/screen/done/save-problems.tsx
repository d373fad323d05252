import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import type { ImportRun } from '../../runs/import-run.ts'
import { reviewQuery } from '../import.queries.ts'
import { useSaveProblems } from '../review/use-save-problems.ts'
import { useImport } from '../use-import.ts'

export function SaveProblems({ run }: { run: ImportRun }) {
  const target = useImport()
  const queryClient = useQueryClient()
  const saveProblems = useSaveProblems()
  const fetching = useMutation({
    mutationFn: () => queryClient.query(reviewQuery(target, run.id)),
    onSuccess: ({ lines }) => saveProblems(lines),
  })
  return (
    <Button pending={fetching.isPending} onClick={() => fetching.mutate()}>
      <Download aria-hidden />
      {target.text('done.problems')}
    </Button>
  )
}
