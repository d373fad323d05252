import type { RecordedFact } from '../recorded/recorded-facts.ts'
import { FactValue } from './fact-value.tsx'

interface FactListProps {
  fact: RecordedFact
  targetType: string
  value: unknown
  other: unknown
  mark: 'del' | 'ins'
}

export function FactList({ fact, targetType, value, other, mark }: FactListProps) {
  if (!Array.isArray(value) || value.length === 0) {
    return <FactValue {...{ fact, targetType }} value={Array.isArray(value) ? null : value} />
  }
  const kept = new Set<unknown>(Array.isArray(other) ? other : [])
  return (
    <ul className="flex flex-col items-start gap-1">
      {value.map((one: unknown) => {
        const Mark = kept.has(one) ? 'span' : mark
        return (
          <li key={String(one)}>
            <Mark>
              <FactValue {...{ fact, targetType }} value={one} />
            </Mark>
          </li>
        )
      })}
    </ul>
  )
}
