import { useTranslation } from 'react-i18next'
import type { Activity } from '../activity-list.server.ts'
import { changedFields } from '../facts.ts'
import { isField } from '../fields.ts'
import { FactValue } from './fact-value.tsx'

const cell = 'border-t border-line px-2 py-2.5 align-top text-start first:ps-0 last:pe-0'

export function ChangesTable({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activity')
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
        {changedFields(activity)
          .filter(isField)
          .map((field) => (
            <tr key={field}>
              <th scope="row" className={`font-normal text-ink-soft ${cell}`}>
                {t(`fields.${field}`)}
              </th>
              <td className={`text-ink-soft ${cell}`}>
                <FactValue name={field} value={activity.before?.[field]} />
              </td>
              <td className={cell}>
                <FactValue name={field} value={activity.after?.[field]} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
