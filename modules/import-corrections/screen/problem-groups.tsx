import { useMutation } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { ProblemText } from '#kit/problems/index.ts'
import { type Fix, isSameKind } from '#modules/import-files/index.ts'
import { type CorrectionParts, useImport } from '#modules/imports/screen/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { fixMutation } from './correction.mutations.ts'

/** Equal problems of several lines, with one fix for all of them, and the fixes so far. */
export function ProblemGroups({ run, groups }: ComponentProps<CorrectionParts['ProblemGroups']>) {
  const { resource, text, fieldLabel, problemText } = useImport()
  const fix = useMutation(fixMutation(resource))
  const equal = groups.filter(({ lines }) => lines > 1)
  if (equal.length === 0 && run.fixes.length === 0) return null

  const isBusy = fix.isPending || run.state !== 'checked'
  const apply = (fixes: Fix[]) => fix.mutate({ id: run.id, fixes })
  const nameOf = ({ field, code }: Pick<Fix, 'field' | 'code'>) => {
    const problem = problemText(code) ?? code
    return field ? text('problems.ofField', { field: fieldLabel(field), problem }) : problem
  }

  return (
    <ul aria-label={text('groups.label')} className="divide-y divide-line">
      {equal.map((group) => (
        <Row
          key={`${group.field} ${group.code} ${group.isRepeated}`}
          name={group.isRepeated ? text('counts.repeated') : nameOf(group)}
          note={text('groups.lines', { count: group.lines })}
        >
          {group.actions.map((action) => (
            <Button
              key={action}
              size="sm"
              disabled={isBusy}
              onClick={() => {
                const { field, code } = group
                apply([...run.fixes, { ...(field && { field }), code, action }])
              }}
            >
              {text(`groups.${action}`, { count: group.lines })}
            </Button>
          ))}
        </Row>
      ))}
      {run.fixes.map((done) => (
        <Row
          key={`${done.field} ${done.code}`}
          name={nameOf(done)}
          note={text(`groups.done.${done.action}`)}
        >
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={text('groups.undoOf', { problem: nameOf(done) })}
            onClick={() => apply(run.fixes.filter((other) => !isSameKind(other, done)))}
          >
            {text('groups.undo')}
          </Button>
        </Row>
      ))}
      {fix.isError && (
        <li role="alert" className="px-5 py-3 text-sm text-danger">
          <ProblemText error={fix.error} />
        </li>
      )}
    </ul>
  )
}

interface RowProps {
  name: string
  note: string
  children: ReactNode
}

const Row = ({ name, note, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
    <p className="min-w-0 text-sm">
      <span className="font-medium">{name}</span>{' '}
      <span className="whitespace-nowrap text-ink-soft tabular-nums">{note}</span>
    </p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
)
