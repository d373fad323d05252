import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const unread = createOnDemand(() => import('./unread-mark.tsx'))
const NotificationDrawer = dialogOnDemand(
  async () => (await import('./drawers.ts')).NotificationDrawer,
)

/** The number is asked for after the page is there, so that it delays none. */
export function NotificationBell() {
  const { t } = useTranslation('layouts')
  const [isOpen, setOpen] = useState(false)
  const [module, setModule] = useState(unread.here)
  useEffect(() => {
    if (!module) void unread.fetch().then(setModule, () => undefined)
  }, [module])
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-haspopup="dialog"
        className="relative"
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden />
        <span className="sr-only">{t('navigation.notifications')}</span>
        {module && <module.UnreadMark />}
      </Button>
      <NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
