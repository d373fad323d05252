import { Link } from '@tanstack/react-router'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetup } from '#kit/setup/index.ts'
import { OpenLayout } from '#layouts/open-layout.tsx'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { rowsOfModules } from './dev-rows.ts'
import type { Guide } from './guides/guides.ts'

export function DevPages({ guides }: { guides: Guide[] }) {
  const { t } = useTranslation('developer-pages')
  const configuration = useSetup()?.configuration
  return (
    <OpenLayout home="/login" action={<LinkButton to="/login">{t('signIn')}</LinkButton>}>
      <Page title={t('title')}>
        <p className="-mt-4 mb-6 text-pretty text-ink-soft">{t('intro')}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Rows title={t('pages')}>
            {configuration?.mailbox && (
              <Row to={<Link to="/dev/mailbox" />} title={t('mailbox')} text={t('mailboxText')} />
            )}
            <Row to={<Link to="/dev/mails" />} title={t('mails')} text={t('mailsText')} />
            {rowsOfModules.map(({ pages = [] }) =>
              pages.map(({ to, title, text }) => (
                <Row key={to} to={<Link to={to} />} title={t(title)} text={t(text)} />
              )),
            )}
            <Row to={<Link to="/manager/jobs" />} title={t('jobs')} text={t('jobsText')} />
          </Rows>
          <Rows title={t('failures')}>
            <Failure search={{}} title={t('server')} />
            <Failure search={{ inBrowser: 'true' }} title={t('browser')} />
            <Failure search={{ status: '403' }} title={t('forbidden')} />
            <Failure search={{ status: '404' }} title={t('notFound')} />
            <Failure search={{ status: '503' }} title={t('unavailable')} />
          </Rows>
          <Rows title={t('data')}>
            {configuration?.apiDocs !== 'off' &&
              rowsOfModules.map(({ documents = [] }) =>
                documents.map(({ to, title }) => <Row key={to} to={fileAt(to)} title={t(title)} />),
              )}
            <Row to={fileAt('/api/v1/openapi.json')} title={t('openApi')} />
            {configuration?.mailbox && (
              <Row to={fileAt('/api/dev/mailbox')} title={t('mailboxJson')} />
            )}
            <Row to={fileAt('/api/health/ready')} title={t('health')} />
            <Row to={fileAt('/api/metrics')} title={t('metrics')} />
          </Rows>
          {guides.length > 0 && (
            <Rows title={t('guides')}>
              {guides.map(({ name, title }) => (
                <Row
                  key={name}
                  to={fileAt(`/docs/${name}.md`)}
                  title={<bdi lang="en">{title}</bdi>}
                />
              ))}
            </Rows>
          )}
        </div>
      </Page>
    </OpenLayout>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="-mx-4 -mb-2">
        <ListRows label={title}>{children}</ListRows>
      </div>
    </Card>
  )
}

interface RowProps {
  to: ReactElement
  title: ReactNode
  text?: string
}

const Row = ({ to, title, text }: RowProps) => <ListRow render={to} title={title} detail={text} />

const fileAt = (address: string) => createElement('a', { href: address })

interface FailureProps {
  search: { status?: string; inBrowser?: string }
  title: string
}

/** No preload: it would trigger the failure before a click. */
const Failure = ({ search, title }: FailureProps) => (
  <Row to={<Link to="/dev/failure" search={search} preload={false} />} title={title} />
)
