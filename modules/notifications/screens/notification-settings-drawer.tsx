import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { chooseMutation } from '../notifications.mutations.ts'
import { mailSettingsQuery } from '../notifications.queries.ts'
import { type MailChoice, mailChoices } from '../settings/mail-choice.ts'
import type { MailSetting } from '../settings/notification-settings.ts'
import { useNotificationParts } from './use-notification-parts.ts'

interface NotificationSettingsDrawerProps {
  open: boolean
  onClose: () => void
}

export function NotificationSettingsDrawer({ open, onClose }: NotificationSettingsDrawerProps) {
  const { t } = useTranslation(['notifications', 'common'])
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('settings.title')}
      closeLabel={t('common:actions.close')}
    >
      <MailSettings />
    </Drawer>
  )
}

function MailSettings() {
  const { t, i18n } = useTranslation('notifications')
  const query = useQuery(mailSettingsQuery)
  const parts = useNotificationParts()
  const { data, error, fetchStatus } = query
  const isAway = !data && (error !== null || fetchStatus === 'paused')

  if (isAway) return <FetchFailed of={query} title={t('settings.loadFailed')} />
  if (!data || !parts) {
    return (
      <Loading label={t('settings.loading')}>
        <Skeleton className="h-64 w-full" />
      </Loading>
    )
  }
  const { topics, channel } = parts
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('settings.explanation')}</p>
      <div className="grid gap-5">
        {data.items.map((setting) => {
          const name = topics[setting.topic]?.(i18n) ?? setting.topic
          return (
            <div key={setting.topic} className="grid gap-2">
              <TopicMail of={setting} name={name} />
              {channel && <channel.Topic of={setting} name={name} />}
            </div>
          )
        })}
      </div>
      {channel && <channel.Settings />}
    </>
  )
}

function TopicMail({ of: { topic, mail, isFixed }, name }: { of: MailSetting; name: string }) {
  const { t } = useTranslation('notifications')
  const { mutate, isPending, variables } = useReportedMutation(chooseMutation, {
    done: () => [t('settings.saved', { topic: name })],
    failed: () => t('settings.failed', { topic: name }),
  })
  const shown: MailChoice = (isPending && variables.mail) || mail
  return (
    <Field label={name} help={isFixed ? t('settings.fixed') : undefined}>
      <Select
        value={shown}
        disabled={isFixed}
        onValueChange={(chosen) => chosen !== mail && mutate({ topic, mail: chosen })}
        options={mailChoices.map((value) => ({ value, label: t(`settings.choices.${value}`) }))}
      />
    </Field>
  )
}
