import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hasDrafts } from '#kit/drafts/index.ts'
import { useSetup } from '#kit/setup/index.ts'

/** Why sign-in is asked, for a user whose session has ended. */
export function EndedNotice() {
  const { t } = useTranslation('login')
  const hasEnded = useSetup()?.hasEnded
  const hasKept = useSyncExternalStore(subscribe, hasDrafts, () => false)
  if (!hasEnded && !hasKept) return null
  return (
    <output className="mb-6 block space-y-1 rounded-md bg-accent-tint px-4 py-3 text-sm">
      {hasEnded && <span className="block">{t('ended.text')}</span>}
      {hasKept && <span className="block">{t('ended.kept')}</span>}
    </output>
  )
}

/** Drafts don't change while this page is shown. */
const subscribe = () => () => undefined
