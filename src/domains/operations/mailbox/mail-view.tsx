import { ArrowLeft } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { Tabs } from '#ui/data/tabs.tsx'

interface MailViewProps {
  mail: { subject: string; text: string }
  address: string
  facts: ReactNode
  back: ReactElement
}

export function MailView({ mail, address, facts, back }: MailViewProps) {
  const { t } = useTranslation('mailbox')
  const [view, setView] = useState<'html' | 'text'>('html')
  return (
    <article className="px-4 py-6 sm:px-8">
      <div className="pb-2 md:hidden">{back}</div>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4">
        <div className="min-w-0">
          <h2 dir="auto" className="text-2xl/9 font-medium text-pretty">
            {mail.subject}
          </h2>
          <div className="mt-1 text-sm text-ink-soft">{facts}</div>
        </div>
        <Code subject={mail.subject} />
      </header>
      <Tabs
        label={t('views')}
        value={view}
        onValueChange={setView}
        tabs={[
          {
            value: 'html',
            label: t('html'),
            content: (
              <iframe
                key={address}
                title={t('mailTitled', { subject: mail.subject })}
                src={address}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                className="h-[max(26rem,calc(100dvh-17rem))] w-full rounded-lg border border-line bg-card"
              />
            ),
          },
          {
            value: 'text',
            label: t('text'),
            content: (
              <pre
                dir="auto"
                className="rounded-lg border border-line bg-card p-5 font-sans wrap-anywhere whitespace-pre-wrap sm:p-6"
              >
                {mail.text}
              </pre>
            ),
          },
        ]}
      />
    </article>
  )
}

function Code({ subject }: { subject: string }) {
  const { t } = useTranslation('mailbox')
  const code = /(?<!\d)\d{6}(?!\d)/.exec(subject)?.[0]
  if (!code) return null
  return (
    <div className="flex items-center gap-1 rounded-lg border border-line bg-card py-1 ps-4 pe-1">
      <code dir="ltr" className="text-xl tracking-[0.15em] text-accent-ink">
        {code}
      </code>
      <CopyButton
        text={code}
        label={t('copyCode')}
        copiedLabel={t('codeCopied')}
        failedLabel={t('codeNotCopied')}
      />
    </div>
  )
}

export function BackTo({ children }: { children: ReactNode }) {
  return (
    <span className="-ms-1 inline-flex items-center gap-1.5 py-1 text-sm text-accent pointer-coarse:min-h-11">
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {children}
    </span>
  )
}
