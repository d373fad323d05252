import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { useDeviceName } from '#kit/devices/index.ts'
import { FetchFailed, ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { pushQuery, turnOffMutation, turnOnMutation } from './push.queries.ts'

/** Of this browser, and of the others of the user. */
export function PushSettings() {
  const { t } = useTranslation('notifications')
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h3 className="mb-3 text-lg font-medium">{t('push.title')}</h3>
      <Browsers />
    </section>
  )
}

function Browsers() {
  const { t } = useTranslation('notifications')
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
    return <FetchFailed of={query} title={t('push.checkFailed')} />
  }
  return (
    <Loading label={t('push.loading')}>
      <Skeleton className="h-12 w-full" />
    </Loading>
  )
}

type PushData = Awaited<ReturnType<NonNullable<typeof pushQuery.queryFn>>>

function ThisBrowser({ publicKey, items, state }: PushData) {
  const { t } = useTranslation('notifications')
  const queryClient = useQueryClient()
  const onError = (problem: Error) =>
    toast.error(t('push.failed'), { description: <ProblemText error={problem} /> })
  const turnOn = useMutation({
    ...turnOnMutation(queryClient),
    onSuccess: (isOn) => (isOn ? toast.success(t('push.turnedOn')) : undefined),
    onError,
  })
  const turnOff = useMutation({
    ...turnOffMutation(queryClient),
    onSuccess: () => toast.success(t('push.turnedOff')),
    onError,
  })
  if (state !== 'on' && state !== 'off') {
    return <p className="text-ink-soft">{t(`push.${state}`)}</p>
  }
  const current = items.find((item) => item.current)
  function change(isOn: boolean) {
    if (isOn && publicKey !== null) turnOn.mutate(publicKey)
    if (!isOn && current) turnOff.mutate(current)
  }
  return (
    <Switch
      label={t('push.label')}
      description={t('push.help')}
      checked={turnOn.isPending || (state === 'on' && !turnOff.isPending)}
      disabled={turnOn.isPending || turnOff.isPending}
      onCheckedChange={change}
    />
  )
}

function OtherBrowsers({ items }: Pick<PushData, 'items'>) {
  const { t } = useTranslation('notifications')
  const nameOf = useDeviceName()
  const { mutate, isPending } = useReportedMutation(turnOffMutation(useQueryClient()), {
    done: (_, { userAgent }: PushData['items'][number]) => [
      t('push.removed', { device: nameOf(userAgent) }),
    ],
    failed: ({ userAgent }) => t('push.removeFailed', { device: nameOf(userAgent) }),
  })
  const others = items.filter(({ current }) => !current)
  if (others.length === 0) return null
  return (
    <>
      <h4 className="mt-5 mb-2 font-medium">{t('push.others')}</h4>
      <ul className="grid gap-2">
        {others.map((item) => (
          <li key={item.id}>
            <Button
              size="sm"
              className="button-wrap"
              disabled={isPending}
              onClick={() => mutate(item)}
            >
              {t('push.remove', { device: nameOf(item.userAgent) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
