import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeaderPart } from '#kit/parts/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const parts = createOnDemand(() => import('./screens/bell-parts.tsx'))

/** The number is asked for after the page is there, so that it delays none. */
function NotificationBell() {
  const { t } = useTranslation('layouts')
  const [isOpen, setOpen] = useState(false)
  const [module, setModule] = useState(parts.here)
  useEffect(() => {
    if (!module) void parts.fetch().then(setModule, () => undefined)
  }, [module])
  function open() {
    setOpen(true)
    parts.require(setModule, () => setOpen(false))
  }
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-haspopup="dialog"
        className="relative"
        onClick={open}
      >
        <Bell aria-hidden />
        <span className="sr-only">{t('navigation.notifications')}</span>
        {module && <module.UnreadMark />}
      </Button>
      {module && <module.NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

export const headerPart: HeaderPart = { place: 'beside-menu', Part: NotificationBell }
