import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '#ui/actions/button-look.ts'

/** Stays on screen when the answer opens another program. */
export function ConnectedApp({ name, location }: { name: string; location: string }) {
  const { t } = useTranslation('connected-apps')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <CircleCheck aria-hidden className="size-10 text-accent" />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-5 text-3xl/tight font-medium tracking-tight wrap-anywhere outline-none"
      >
        {t('done.title', { app: name })}
      </h1>
      <p className="mt-3 text-pretty text-ink-soft">{t('done.text')}</p>
      <a href={location} className={`${buttonLook('secondary', 'md')} mt-8 max-sm:w-full`}>
        {t('done.again')}
      </a>
    </>
  )
}
