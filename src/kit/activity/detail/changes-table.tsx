import { useTranslation } from 'react-i18next'
import type { Activity } from '../activity-list.server.ts'
import { changedFields } from '../facts.ts'
import { type RecordedFact, recordedFacts } from '../recorded/recorded-facts.ts'
import { useRecorded } from '../recorded/recorded.ts'
import { useWords } from '../recorded/use-words.ts'
import { FactValue } from './fact-value.tsx'

const cell = 'border-t border-line px-2 py-2.5 align-top text-start first:ps-0 last:pe-0'

export function ChangesTable({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activity')
  const { fieldName } = useWords()
  const { targetType, before, after } = activity
  const changed = changedFields(activity)
  const facts = recordedFacts(useRecorded(), targetType).filter(({ name }) =>
    changed.includes(name),
  )
  return (
    <table className="mt-6 w-full table-fixed text-sm">
      <caption className="pb-2 text-start font-serif text-lg font-medium">
        {t('detail.changes')}
      </caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="w-1/4 py-2 text-start font-medium">
            {t('detail.field')}
          </th>
          <th scope="col" className="p-2 text-start font-medium">
            {t('detail.before')}
          </th>
          <th scope="col" className="p-2 pe-0 text-start font-medium">
            {t('detail.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.name}>
            <th scope="row" className={`font-normal text-ink-soft ${cell}`}>
              {fieldName(targetType, fact.name)}
            </th>
            <td className={`text-ink-soft ${cell}`}>
              <FactList
                {...{ fact, targetType }}
                value={before?.[fact.name]}
                other={after?.[fact.name]}
                mark="del"
              />
            </td>
            <td className={cell}>
              <FactList
                {...{ fact, targetType }}
                value={after?.[fact.name]}
                other={before?.[fact.name]}
                mark="ins"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FactListProps {
  fact: RecordedFact
  targetType: string
  value: unknown
  other: unknown
  mark: 'del' | 'ins'
}

function FactList({ fact, targetType, value, other, mark }: FactListProps) {
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
