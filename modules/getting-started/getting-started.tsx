import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf, touchTarget, useTexts } from '#domains/operations/dashboard/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { readCookie, writeCookie } from '#kit/setup/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { OutsideLink } from '#ui/actions/outside-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/data/card.tsx'
import { gettingStartedQuery } from './getting-started.queries.ts'
import { gettingStartedNeeds, HIDDEN_COOKIE } from './offer.ts'
import type { Step } from './step.server.ts'

/** Shows nothing while its steps can't be read: the dashboard is complete without them. */
export function GettingStarted() {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  const [isHidden, setHidden] = useState(() => readCookie(HIDDEN_COOKIE) !== undefined)
  const enabled = useAllowed(gettingStartedNeeds) && !isHidden
  const { data } = useQuery({ ...gettingStartedQuery, enabled })
  if (!data || !enabled) return null

  const { steps } = data
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null

  function hide() {
    writeCookie(HIDDEN_COOKIE, 'hidden')
    setHidden(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <Card
      title={t('gettingStarted.title')}
      description={t('gettingStarted.progress', {
        done: number(done),
        total: number(steps.length),
      })}
      actions={
        <Button variant="quiet" size="sm" className="-me-3" onClick={hide}>
          {t('gettingStarted.hide')}
        </Button>
      }
    >
      <ul
        aria-label={t('gettingStarted.title')}
        className="-my-2 gap-x-10 *:break-inside-avoid lg:columns-2"
      >
        {steps.map((step) => (
          <StepRow key={step.name} {...step} />
        ))}
      </ul>
    </Card>
  )
}

function StepRow({ isDone, title, link, guide, code }: Step) {
  const { t } = useTranslation('dashboard')
  const text = useTexts(title)(title)
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex gap-3 py-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 pointer-coarse:mt-3 ${isDone ? 'text-success' : 'text-ink-faint'}`}
      />
      <div className="min-w-0 grow">
        <p className={`flex justify-between gap-4 ${touchTarget}`}>
          <span className={isDone ? 'text-ink-soft' : undefined}>
            {guide && !isDone && <OutsideLink href={guide}>{text}</OutsideLink>}
            {link && !isDone && <TextLink {...addressOf(link)}>{text}</TextLink>}
            {isDone || !(guide || link) ? text : null}
          </span>
          <span className={`shrink-0 text-sm ${isDone ? 'text-success' : 'text-ink-soft'}`}>
            {t(isDone ? 'gettingStarted.done' : 'gettingStarted.open')}
          </span>
        </p>
        {code && !isDone && (
          <code dir="ltr" className="text-sm wrap-anywhere text-ink-soft">
            {code}
          </code>
        )}
      </div>
    </li>
  )
}
