import { useDirection } from '@base-ui/react/direction-provider'
import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import {
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Again } from '../../first-use/again.ts'
import { useAgain } from '../../first-use/use-first-use.ts'
import { useNarrowScreen } from '../narrow-screen.ts'
import type { Placement, SheetFrameProps } from '../sheet.tsx'

interface UsedSheetProps extends SheetFrameProps {
  again: Again | undefined
}

interface Opening {
  opener: Element | null
  /** Unknown until the panel is drawn. */
  wantsField?: boolean
}

const bottomSheet =
  'max-sm:mb-[var(--drawer-keyboard-inset,0px)] max-sm:max-h-[calc(100dvh-max(3rem,1rem+var(--safe-top))-var(--drawer-keyboard-inset,0px))] max-sm:w-full max-sm:rounded-t-xl max-sm:border-t max-sm:[transform:translateY(var(--drawer-swipe-movement-y))] max-sm:data-ending-style:[transform:translateY(100%)] max-sm:data-starting-style:[transform:translateY(100%)]'

const viewports = {
  centre: 'items-end justify-center sm:items-center sm:p-6',
  start: 'justify-start',
  end: 'justify-end max-sm:items-end',
}

const popups = {
  centre: `${bottomSheet} sm:max-h-full sm:w-full sm:max-w-lg sm:rounded-lg sm:border sm:data-ending-style:scale-98 sm:data-ending-style:opacity-0 sm:data-starting-style:scale-98 sm:data-starting-style:opacity-0`,
  start:
    'h-full w-72 max-w-[85vw] border-e [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)] rtl:data-ending-style:[transform:translateX(100%)] rtl:data-starting-style:[transform:translateX(100%)]',
  end: `${bottomSheet} sm:h-full sm:w-md sm:border-s sm:[transform:translateX(var(--drawer-swipe-movement-x))] sm:data-ending-style:[transform:translateX(100%)] sm:data-starting-style:[transform:translateX(100%)] sm:rtl:data-ending-style:[transform:translateX(-100%)] sm:rtl:data-starting-style:[transform:translateX(-100%)]`,
}

const tops = { centre: 'pt-6', start: 'pt-safe-6', end: 'pt-6 sm:pt-safe-6' }

function useSwipeDirection(placement: Placement, rises: boolean) {
  const leftToRight = useDirection() === 'ltr'
  if (rises || placement === 'centre') return 'down'
  return (placement === 'start') === leftToRight ? 'left' : 'right'
}

/** One tree at every width, so that resizing or rotating keeps what the user typed. */
export function Sheet(props: UsedSheetProps) {
  const { placement, role = 'dialog', actionsRef, open, onOpenChange, trigger } = props
  const button = useAgain<HTMLButtonElement>(props.again)
  // A panel that is open at mount would not animate in.
  const [mayOpen, setMayOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setMayOpen(true))
    return () => clearTimeout(timer)
  }, [])
  const rises = useNarrowScreen() && placement !== 'start'
  const swipeDirection = useSwipeDirection(placement, rises)
  const swipeable = rises || placement !== 'centre'
  const popup = useRef<HTMLDivElement>(null)
  const opening = useRef<Opening>({ opener: null })
  // Read before the content may focus a field.
  useLayoutEffect(() => {
    if (open) opening.current = { opener: document.activeElement }
  }, [open])

  function fieldOrPanel(by: string) {
    const wantsField = by !== 'touch'
    opening.current.wantsField = wantsField
    return (wantsField ? firstField(popup) : null) ?? popup.current
  }

  function change(next: boolean, details: Drawer.Root.ChangeEventDetails) {
    onOpenChange?.(next, details)
    if (!next && !details.isCanceled) markLeaving(popup.current)
  }

  /** Content that had to load takes the focus from the panel. */
  function focusLoadedField() {
    const { opener, wantsField } = opening.current
    const isWaiting = [popup.current, opener].includes(document.activeElement)
    if (wantsField && isWaiting) firstField(popup)?.focus()
  }

  return (
    <Drawer.Root
      open={open && mayOpen}
      onOpenChange={change}
      actionsRef={actionsRef}
      swipeDirection={swipeDirection}
      disablePointerDismissal={role === 'alertdialog'}
    >
      {trigger && <Drawer.Trigger ref={button} render={trigger} />}
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="fixed inset-0 z-40 bg-veil opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
          <Drawer.Viewport className={`fixed inset-0 z-50 flex ${viewports[placement]}`}>
            <Drawer.Popup
              role={role}
              ref={popup}
              initialFocus={props.initialFocus ?? fieldOrPanel}
              finalFocus={props.finalFocus ?? (() => returnTarget(popup, opening.current))}
              data-base-ui-swipe-ignore={swipeable ? undefined : ''}
              className={`flex flex-col overflow-y-auto overscroll-contain border-line bg-card text-ink shadow-floating transition-[transform,scale,opacity,filter] duration-200 ease-page outline-none data-ending-style:duration-[calc(var(--drawer-swipe-strength)*200ms)] data-nested-drawer-open:brightness-65 data-swiping:duration-0 data-swiping:select-none ${popups[placement]}`}
            >
              <SheetContent {...props} onContent={focusLoadedField} />
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}

/** A panel that closes by a step back stays for a moment, in which keys are for the page already. */
function markLeaving(panel: HTMLElement | null) {
  panel?.setAttribute('data-leaving', '')
  setTimeout(() => panel?.removeAttribute('data-leaving'), 500)
}

/** On a touch screen, a focused field brings up the keyboard over the title. */
const firstField = (popup: RefObject<HTMLElement | null>) =>
  popup.current?.querySelector<HTMLElement>(
    ':is(input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea):enabled',
  )

/** Another overlay that opened meanwhile keeps the focus. */
function returnTarget(popup: RefObject<HTMLElement | null>, { opener }: Opening) {
  const { activeElement: focused, body } = document
  if (focused && focused !== body && !popup.current?.contains(focused)) return false
  return opener instanceof HTMLElement && opener !== body && opener.isConnected ? opener : true
}

function SheetContent({
  placement,
  title,
  description,
  children,
  actions,
  closeLabel,
  onContent,
}: SheetFrameProps & { onContent: () => void }) {
  return (
    <>
      <div
        className={`sticky top-0 z-1 flex items-start gap-4 bg-card px-safe-6 pb-3 short:static ${tops[placement]}`}
      >
        {placement !== 'start' && (
          <div
            aria-hidden
            className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-line-strong sm:hidden"
          />
        )}
        <div className="grow">
          <Drawer.Title className="text-2xl/snug font-medium">{title}</Drawer.Title>
          {description && (
            <Drawer.Description className="mt-1.5 text-ink-soft">{description}</Drawer.Description>
          )}
        </div>
        {closeLabel && (
          <Drawer.Close
            aria-label={closeLabel}
            className="-me-2.5 grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden className="size-5" />
          </Drawer.Close>
        )}
      </div>
      {children && (
        <Drawer.Content className="grow px-safe-6 py-2">
          {/* Without it, content that loads would hide the page, and so take the focus from the opener. */}
          <Suspense>
            {children}
            <Loaded onLoad={onContent} />
          </Suspense>
        </Drawer.Content>
      )}
      <div
        className={`sticky bottom-0 flex flex-wrap justify-end gap-3 bg-card px-safe-6 pb-safe-6 max-sm:flex-col-reverse short:static ${actions && placement === 'end' ? 'border-t border-line pt-4' : 'pt-3'}`}
      >
        {actions}
      </div>
    </>
  )
}

function Loaded({ onLoad }: { onLoad: () => void }) {
  const load = useEffectEvent(onLoad)
  useLayoutEffect(() => load(), [])
  return null
}

export const SheetClose = Drawer.Close
