import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'

interface SidePanelProps extends Pick<ComponentProps<'section'>, 'ref' | 'onKeyDown'> {
  title: ReactNode
  actions: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Lies over the page without covering the rest, which stays in use; on a phone, at the bottom. */
export function SidePanel({
  title,
  actions,
  closeLabel,
  onClose,
  children,
  ...rest
}: SidePanelProps) {
  return (
    <section
      {...rest}
      aria-labelledby="side-panel-title"
      className="fixed end-0 z-25 flex flex-col border-line bg-card text-ink shadow-floating transition-[translate] duration-200 ease-page max-sm:start-0 max-sm:bottom-0 max-sm:max-h-[65dvh] max-sm:rounded-t-xl max-sm:border-t sm:top-[calc(var(--banner-height,0px)+var(--bar-top)+--spacing(14))] sm:bottom-0 sm:w-112 sm:max-w-[45vw] sm:border-s max-sm:starting:translate-y-full sm:starting:translate-x-full sm:rtl:starting:-translate-x-full print:hidden"
    >
      <header className="flex items-start gap-4 px-safe-6 pt-5 pb-3">
        <h2 id="side-panel-title" className="grow text-2xl/snug font-medium wrap-anywhere">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} className="-me-2.5 -mt-1">
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="grow overflow-y-auto overscroll-contain px-safe-6 pb-6">{children}</div>
      <footer className="flex flex-wrap gap-3 border-t border-line px-safe-6 pb-safe-3 pt-3">
        {actions}
      </footer>
    </section>
  )
}
