import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import type { ImportRun, ProblemGroup, ProblemLine } from '../../runs/import-run.ts'
import { useImport } from '../use-import.ts'
import { correctionParts } from './correction-parts.ts'
import { ProblemItem } from './problem-item.tsx'
import { useSaveProblems } from './use-save-problems.ts'

/** Many forms render slowly. */
const shownAtFirst = 10

interface ProblemLinesProps {
  run: ImportRun
  lines: ProblemLine[]
  groups: ProblemGroup[]
}

export function ProblemLines({ run, lines, groups }: ProblemLinesProps) {
  const { text } = useImport()
  const { number } = useFormat()
  const saveProblems = useSaveProblems()
  const [count, setCount] = useState(shownAtFirst)
  const { rejected = 0, repeated = 0 } = run.counts ?? {}
  const total = Math.max(rejected + repeated, lines.length)
  return (
    <Card
      title={text('problems.title')}
      description={text(correctionParts?.hint ?? 'problems.text')}
      actions={
        <Button size="sm" onClick={() => saveProblems(lines)}>
          <Download aria-hidden />
          {text('problems.download')}
        </Button>
      }
      footer={
        lines.length > count && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-ink-soft">
              {text('problems.shown', { shown: number(count), total: number(total) })}
            </span>
            <Button size="sm" onClick={() => setCount(count + 50)}>
              {text('problems.more')}
            </Button>
          </div>
        )
      }
    >
      <div className="-mx-5 -my-4 divide-y divide-line">
        {correctionParts && <correctionParts.ProblemGroups run={run} groups={groups} />}
        <ul className="divide-y divide-line">
          {lines.slice(0, count).map((line) => (
            <ProblemItem key={line.line} run={run} line={line} />
          ))}
        </ul>
      </div>
    </Card>
  )
}
