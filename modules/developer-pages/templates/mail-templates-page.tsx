import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  BackTo,
  MailListSkeleton,
  mailRow,
  MailsFailed,
  MailsFrame,
  MailSubject,
  MailView,
  NothingChosen,
} from '#domains/operations/mailbox/index.ts'
import { isLanguage, languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { mailTemplatesQuery } from './mail-templates.queries.ts'
import type { MailTemplate } from './mail-templates.ts'

interface Chosen {
  template: string
  language: string
}

export function MailTemplatesPage({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('mailbox')
  const { data: templates, error, refetch, isFetching } = useQuery(mailTemplatesQuery)
  const frame = { title: t('templates.title'), intro: t('templates.intro'), isChosen: false }

  if (!templates && error) {
    const failed = (
      <MailsFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
    )
    return <MailsFrame {...frame} list={failed} />
  }
  if (!templates) return <MailsFrame {...frame} list={<MailListSkeleton />} detail={null} />
  const template = templates.find(({ name }) => name === chosen.template)
  return (
    <MailsFrame
      {...frame}
      isChosen={chosen.template !== ''}
      list={<TemplateList templates={templates} />}
      detail={
        template ? (
          <Sample template={template} language={chosen.language} />
        ) : (
          <NothingChosen title={t('choose')} text={t('templates.chooseText')} />
        )
      }
    />
  )
}

function TemplateList({ templates }: { templates: MailTemplate[] }) {
  const { t } = useTranslation('mailbox')
  return (
    <ListRows label={t('templates.title')}>
      {templates.map(({ name, samples }) => (
        <li key={name}>
          <h2 className="px-4 pt-4 pb-1 font-mono text-xs text-ink-faint sm:px-6">{name}</h2>
          <ListRows>
            {samples.map(({ language, subject }) => (
              <ListRow
                key={language}
                title={<MailSubject>{subject}</MailSubject>}
                detail={<bdi lang={language}>{languages[language].name}</bdi>}
                render={
                  <Link to="/dev/mails" search={{ template: name, language }} className={mailRow} />
                }
              />
            ))}
          </ListRows>
        </li>
      ))}
    </ListRows>
  )
}

function Sample({ template, language }: { template: MailTemplate; language: string }) {
  const { t } = useTranslation('mailbox')
  const spoken = useLanguage().language
  const wanted = isLanguage(language) ? language : spoken
  const sample = template.samples.find((candidate) => candidate.language === wanted)
  if (!sample) return null
  return (
    <MailView
      mail={sample}
      address={`/api/dev/mails/${template.name}/${wanted}`}
      facts={<bdi lang={wanted}>{languages[wanted].name}</bdi>}
      back={
        <Link to="/dev/mails">
          <BackTo>{t('templates.all')}</BackTo>
        </Link>
      }
    />
  )
}
