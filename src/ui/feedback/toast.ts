import type { ExternalToast, toast as Sonner } from 'sonner'

export type ToastOptions = Pick<ExternalToast, 'id' | 'description' | 'duration' | 'action'>
type Message = (sonner: typeof Sonner) => void

/** Toasts that were asked for before sonner, which stays out of the first load, has come. */
const outbox: Message[] = []
let sonner: typeof Sonner | undefined
let callSonner: (() => void) | undefined

function send(message: Message) {
  if (sonner) return message(sonner)
  outbox.push(message)
  callSonner?.()
}

/** A few words at the top of the page that leave by themselves. */
export const toast = {
  success: (text: string, options?: ToastOptions) => send((to) => to.success(text, options)),
  error: (text: string, options?: ToastOptions) => send((to) => to.error(text, options)),
  info: (text: string, options?: ToastOptions) => send((to) => to.info(text, options)),
  /** Takes back the toast of that `id`. */
  dismiss: (id: string) => send((to) => to.dismiss(id)),
}

/** Says what brings sonner; called at once when a toast is waiting, and again at each one until it is there. */
export function onToast(call: () => void) {
  callSonner = call
  if (outbox.length > 0) call()
}

/** Hands over what waited, in order, and from then on every toast directly. */
export function deliverToasts(to: typeof Sonner) {
  sonner = to
  for (const message of outbox.splice(0)) message(to)
}
