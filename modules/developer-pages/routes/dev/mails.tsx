import { createFileRoute } from '@tanstack/react-router'
import { preparePage } from '#kit/page/index.ts'
import { texts } from '#routes/-search.ts'
import { MailTemplatesPage, mailTemplatesQuery } from '../../index.ts'

export const Route = createFileRoute('/dev/mails')({
  staticData: { title: 'mailTemplates' },
  validateSearch: texts('template', 'language'),
  loader: ({ context }) =>
    preparePage({ context, texts: ['mailbox'], queries: [mailTemplatesQuery] }),
  component: MailTemplates,
})

function MailTemplates() {
  return <MailTemplatesPage chosen={Route.useSearch()} />
}
