import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { DashboardPieces } from '#kit/dashboard/index.ts'
import { readCookie, writeCookie } from '#kit/setup/index.ts'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { inOrder } from '../in-order.ts'
import { gettingStartedQuery } from './getting-started.queries.ts'
import { gettingStartedNeeds, HIDDEN_COOKIE } from './offer.ts'

/** Shows nothing while its steps can't be read: the dashboard is complete without them. */
export function GettingStarted({ pieces }: { pieces: DashboardPieces[] }) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  const [isHidden, setHidden] = useState(() => readCookie(HIDDEN_COOKIE) !== undefined)
  const enabled = useAllowed(gettingStartedNeeds) && !isHidden
  const { data } = useQuery({ ...gettingStartedQuery, enabled })
  if (!data || !enabled) return null

  const facts = new Map(data.steps.map(({ name, isDone }) => [name, isDone]))
  const all = inOrder(pieces.flatMap(({ steps = [] }) => steps))
  const shown = all.filter(({ name }) => facts.has(name))
  const done = shown.filter(({ name }) => facts.get(name)).length
  if (done === shown.length) return null

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
        total: number(shown.length),
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
        {shown.map(({ name, Show }) => (
          <Show key={name} isDone={facts.get(name) ?? false} hasGuides={data.hasGuides} />
        ))}
      </ul>
    </Card>
  )
}
