import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { baseName } from '#kit/resource/index.ts'
import type { ImportRun, ProblemLine } from '../../runs/import-run.ts'
import { useImport } from '../use-import.ts'
import { correctionParts } from './correction-parts.ts'

interface ProblemItemProps {
  run: ImportRun
  line: ProblemLine
}

export function ProblemItem({ run, line: whole }: ProblemItemProps) {
  const { resource, text, fieldLabel, problemText } = useImport()
  const { number } = useFormat()
  const { line, values, problems, raw } = whole
  const [fields] = useState(() => [
    ...new Set(problems.flatMap(({ field, repeats }) => (repeats ? [] : (field ?? [])))),
  ])
  const ProblemForm = values && fields.length > 0 ? correctionParts?.ProblemForm : undefined
  const whyOf = ({ field, code, message, repeats }: ProblemLine['problems'][number]) => {
    if (repeats !== undefined) return text('problems.repeats', { line: number(repeats) })
    const problem = problemText(code) ?? message
    return field ? text('problems.ofField', { field: fieldLabel(field), problem }) : problem
  }
  const name = values?.[baseName(resource.nameField)]

  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[11rem_1fr]">
      <div className="min-w-0 text-sm">
        <p className="font-medium tabular-nums">
          {text('problems.ofLine', { line: number(line) })}
        </p>
        {name && (
          <p className="one-line text-ink-soft">
            <bdi>{name}</bdi>
          </p>
        )}
      </div>
      {ProblemForm ? (
        <ProblemForm run={run} line={whole} fields={fields} />
      ) : (
        <div className="grid min-w-0 gap-1 text-sm text-ink-soft">
          {problems.map((problem) => (
            <p key={`${problem.field} ${problem.message}`}>{whyOf(problem)}</p>
          ))}
          {raw && (
            <code className="line-clamp-3 rounded-sm bg-sunken px-1.5 py-0.5 text-xs wrap-anywhere">
              <bdi>{raw}</bdi>
            </code>
          )}
        </div>
      )}
    </li>
  )
}
