import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Visitor } from '#platform/context/access.ts'
import { Button } from '#ui/actions/button.tsx'
import { HiddenInput } from '#ui/fields/hidden-input.tsx'

interface DemoVisitProps {
  visitors: Visitor[]
  redirect: string
  /** The sign-in of people who have an account. */
  children: ReactNode
}

/** The buttons submit a plain form, which works before the page's code has come. */
export function DemoVisit({ visitors, redirect, children }: DemoVisitProps) {
  const { t } = useTranslation('demo')
  return (
    <>
      <h1 className="text-4xl/tight font-medium tracking-tight">{t('visit.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('visit.text')}</p>
      <form action="/login/demo" method="post" className="mt-8 grid gap-3">
        {redirect && <HiddenInput name="redirect" value={redirect} />}
        {visitors.map((visitor, at) => (
          <Button
            key={visitor}
            type="submit"
            variant={at === 0 ? 'primary' : 'secondary'}
            name="as"
            value={visitor}
          >
            {t(`visit.${visitor}`)}
          </Button>
        ))}
      </form>
      <details className="mt-8 border-t border-line pt-4">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11 pointer-coarse:py-3">
          {t('visit.account')}
        </summary>
        <div className="pt-4">{children}</div>
      </details>
    </>
  )
}
