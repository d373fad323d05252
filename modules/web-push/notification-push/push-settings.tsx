import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { useDeviceName } from '#kit/devices/index.ts'
import { FetchFailed, toastFailure } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { pushQuery, turnOffMutation, turnOnMutation } from './push.queries.ts'

/** The subscriptions of this browser, and of the user's other browsers. */
export function PushSettings() {
  const { t } = useTranslation('notification-push')
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h3 className="mb-3 text-lg font-medium">{t('title')}</h3>
      <Browsers />
    </section>
  )
}

function Browsers() {
  const { t } = useTranslation('notification-push')
  const query = useQuery(pushQuery)
  const { data, error, fetchStatus } = query
  if (data) {
    return (
      <>
        <ThisBrowser {...data} />
        <OtherBrowsers items={data.items} />
      </>
    )
  }
  if (error !== null || fetchStatus === 'paused') {
    return <FetchFailed of={query} title={t('checkFailed')} />
  }
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-12 w-full" />
    </Loading>
  )
}

type PushData = Awaited<ReturnType<NonNullable<typeof pushQuery.queryFn>>>

function ThisBrowser({ publicKey, items, state }: PushData) {
  const { t } = useTranslation('notification-push')
  const onError = (problem: Error) => toastFailure(t('failed'), problem)
  const turnOn = useMutation({
    ...turnOnMutation,
    onSuccess: (isOn) => (isOn ? toast.success(t('turnedOn')) : undefined),
    onError,
  })
  const turnOff = useMutation({
    ...turnOffMutation,
    onSuccess: () => toast.success(t('turnedOff')),
    onError,
  })
  if (state !== 'on' && state !== 'off') {
    return <p className="text-ink-soft">{t(`states.${state}`)}</p>
  }
  const current = items.find((item) => item.current)
  function change(isOn: boolean) {
    if (isOn && publicKey !== null) turnOn.mutate(publicKey)
    if (!isOn && current) turnOff.mutate(current)
  }
  return (
    <Switch
      label={t('label')}
      description={t('help')}
      checked={turnOn.isPending || (state === 'on' && !turnOff.isPending)}
      disabled={turnOn.isPending || turnOff.isPending}
      onCheckedChange={change}
    />
  )
}

function OtherBrowsers({ items }: Pick<PushData, 'items'>) {
  const { t } = useTranslation('notification-push')
  const nameOf = useDeviceName()
  const { mutate, isPending } = useReportedMutation(turnOffMutation, {
    done: (_, { userAgent }: PushData['items'][number]) => [
      t('removed', { device: nameOf(userAgent) }),
    ],
    failed: ({ userAgent }) => t('removeFailed', { device: nameOf(userAgent) }),
  })
  const others = items.filter(({ current }) => !current)
  if (others.length === 0) return null
  return (
    <>
      <h4 className="mt-5 mb-2 font-medium">{t('others')}</h4>
      <ul className="grid gap-2">
        {others.map((item) => (
          <li key={item.id}>
            <Button
              size="sm"
              className="button-wrap"
              disabled={isPending}
              onClick={() => mutate(item)}
            >
              {t('remove', { device: nameOf(item.userAgent) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
