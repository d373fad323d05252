import { Eye, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { byResource, doesOf, useScopeTexts } from '#domains/identity/scopes/index.ts'
import { useFormat } from '#i18n/use-format.ts'

export function AskedPermissions({ scopes }: { scopes: readonly string[] }) {
  const { t } = useTranslation('connected-apps')
  const { nameOf, wordOf } = useScopeTexts(scopes)
  const formats = useFormat()

  return (
    <section className="px-5 py-4">
      <h2 className="font-sans text-sm font-medium">{t('asks')}</h2>
      <ul className="mt-3 grid gap-3">
        {[...byResource(scopes)].map(([resource, asked]) => {
          const does = [...new Set(asked.map(doesOf))]
          const Icon = does.length === 1 && does[0] === 'view' ? Eye : PenLine
          return (
            <li key={resource} className="flex gap-3">
              <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
              <div className="min-w-0">
                <p className="wrap-anywhere">{nameOf(resource)}</p>
                <p className="text-sm text-ink-soft">{formats.list(does.map(wordOf))}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
