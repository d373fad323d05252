import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { deliverToasts } from './toast.ts'
import './toasts.css'

/** Specification 9. */
const DURATION_MS = 4000
const MAX_VISIBLE = 3

const SIDE = 'max(12px, var(--safe-side))'

export interface ToastsProps {
  label: string
  closeLabel: string
  direction: 'ltr' | 'rtl'
}

const icons = {
  success: <CircleCheck aria-hidden className="size-5 text-success" />,
  error: <CircleAlert aria-hidden className="size-5 text-danger" />,
  info: <Info aria-hidden className="size-5 text-accent" />,
  close: <X aria-hidden className="size-4" />,
}

/** Sonner's phone layout ends at 600 px. A toast below another one hides its text. */
const classNames = {
  toast:
    'flex cursor-default items-start gap-3 rounded-md border border-line bg-card py-3 ps-4 pe-11 text-sm text-ink shadow-floating select-none min-[601px]:w-full *:transition-opacity [&[data-front=false][data-expanded=false]>*]:opacity-0',
  icon: 'shrink-0',
  content: 'grow',
  title: 'font-medium',
  description: 'mt-0.5 text-ink-soft',
  actionButton:
    '-my-1 shrink-0 self-center rounded-sm px-2 py-1 font-medium text-accent underline-offset-4 hover:underline pointer-coarse:-my-3 pointer-coarse:py-3',
  closeButton:
    'absolute end-1.5 top-1.5 grid size-8 place-items-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink',
}

/** Sonner returns the focus when the last toast goes, which may be while the user types elsewhere. */
function returnFocus({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('[data-sonner-toaster] button')
  if (button instanceof HTMLElement) button.blur()
}

export function Toasts({ label, closeLabel, direction }: ToastsProps) {
  useEffect(() => deliverToasts(toast), [])
  useEffect(() => {
    addEventListener('click', returnFocus)
    return () => removeEventListener('click', returnFocus)
  }, [])

  return (
    <Sonner
      className="font-sans"
      position="top-center"
      duration={DURATION_MS}
      visibleToasts={MAX_VISIBLE}
      swipeDirections={['top', 'left', 'right']}
      dir={direction}
      containerAriaLabel={label}
      closeButton
      icons={icons}
      gap={8}
      offset={{ top: 'calc(16px + var(--safe-top))' }}
      mobileOffset={{ top: 'calc(12px + var(--safe-top))', left: SIDE, right: SIDE }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
    />
  )
}
