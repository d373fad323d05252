import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '#kit/parts/index.ts'
import { Brand } from '#layouts/brand.tsx'
import { LanguageLinks } from '#layouts/display/language-links.tsx'
import { ThemeSwitch } from '#layouts/display/theme-switch.tsx'

interface MailsFrameProps {
  title: ReactNode
  intro: ReactNode
  list: ReactNode
  detail?: ReactNode
  isChosen: boolean
}

export function MailsFrame({ title, intro, list, detail, isChosen }: MailsFrameProps) {
  const hasDetail = detail !== undefined
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <Header />
      <main
        className={`grid min-h-0 grow grid-cols-[minmax(0,1fr)] ${hasDetail ? 'md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[25rem_minmax(0,1fr)]' : ''} ${isChosen ? '' : 'max-md:grid-rows-[1fr]'}`}
      >
        <div
          className={`flex min-h-0 flex-col ${hasDetail ? 'border-line md:border-e' : 'mx-auto w-full max-w-2xl'}`}
        >
          <header className={`px-4 pt-6 pb-4 sm:px-6 ${isChosen ? 'max-md:sr-only' : ''}`}>
            <h1 className="text-3xl/10 font-medium tracking-tight">{title}</h1>
            <p className="mt-1 text-sm text-pretty text-ink-soft">{intro}</p>
          </header>
          <div
            className={`min-h-0 grow overflow-y-auto ${isChosen ? 'max-md:hidden' : ''} ${hasDetail ? 'border-t border-line' : ''}`}
          >
            {list}
          </div>
          <footer
            className={`border-line px-4 py-3 sm:px-6 ${isChosen ? 'max-md:hidden' : ''} ${hasDetail ? 'border-t' : ''}`}
          >
            <LanguageLinks />
          </footer>
        </div>
        {hasDetail && (
          <div className={`min-h-0 overflow-y-auto ${isChosen ? '' : 'max-md:hidden'}`}>
            {detail}
          </div>
        )}
      </main>
    </div>
  )
}

function Header() {
  const { t } = useTranslation('mailbox')
  const { mailboxPages } = useParts()
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-6 border-b border-line px-4 py-1.5 sm:px-6">
      <Brand to="/login" />
      <div className="ms-auto md:order-last">
        <ThemeSwitch />
      </div>
      {mailboxPages.length > 0 && (
        <nav aria-label={t('pages')} className="flex gap-5 text-sm max-md:w-full">
          <Link to="/dev/mailbox" activeOptions={{ includeSearch: false }} className={place}>
            {t('title')}
          </Link>
          {mailboxPages.map(({ to, title }) => (
            <Link key={to} to={to} activeOptions={{ includeSearch: false }} className={place}>
              {t(title)}
            </Link>
          ))}
        </nav>
      )}
    </header>
  )
}

const place =
  'inline-flex items-center rounded-sm py-1 text-ink-soft underline-offset-4 hover:text-accent hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11'
