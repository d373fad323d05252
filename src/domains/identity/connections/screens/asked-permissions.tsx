import type { ResourceNamespaceMap } from 'i18next'
import { Eye, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { permissionsIn } from './permissions-in.ts'

type Named = keyof ResourceNamespaceMap['connections']['resources']

export function AskedPermissions({ scopes }: { scopes: readonly string[] }) {
  const { t, i18n } = useTranslation('connections')
  const formats = useFormat()
  const isNamed = (known: string): known is Named => i18n.exists(`connections:resources.${known}`)

  return (
    <section className="px-5 py-4">
      <h2 className="font-sans text-sm font-medium">{t('asks')}</h2>
      <ul className="mt-3 grid gap-3">
        {permissionsIn(scopes).map(({ resource, does }) => {
          const Icon = does.length === 1 && does[0] === 'view' ? Eye : PenLine
          return (
            <li key={resource} className="flex gap-3">
              <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  {isNamed(resource) ? t(`resources.${resource}`) : resource}
                </p>
                <p className="text-sm text-ink-soft">
                  {formats.list(does.map((one) => t(`does.${one}`)))}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
