import { Drawer } from '@base-ui/react/drawer'
import { useRef, type ReactNode } from 'react'

interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed?: () => void
  label: string
  children: ReactNode
}

export function Palette({ open, onOpenChange, onClosed, label, children }: PaletteProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Drawer.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="fixed inset-0 z-40 bg-veil" />
          <Drawer.Viewport className="fixed inset-0 z-50 flex items-start justify-center sm:px-6 sm:pt-[12vh]">
            <Drawer.Popup
              ref={popup}
              initialFocus={() => popup.current?.querySelector('input') ?? true}
              aria-label={label}
              data-base-ui-swipe-ignore=""
              className="flex w-full flex-col overflow-hidden bg-card pt-[env(safe-area-inset-top)] text-ink shadow-floating transition-[scale,opacity] duration-120 ease-page outline-none data-starting-style:scale-98 data-starting-style:opacity-0 max-sm:h-[calc(100dvh-var(--drawer-keyboard-inset,0px))] sm:max-h-[76vh] sm:max-w-xl sm:rounded-lg sm:border sm:border-line"
            >
              {children}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}
