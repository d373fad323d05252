import type { ExternalToast, toast as Sonner } from 'sonner'

export type ToastOptions = Pick<ExternalToast, 'id' | 'description' | 'duration' | 'action'>
type Message = (sonner: typeof Sonner) => void

/** Toasts sent before sonner has loaded, which is not part of the first load. */
const outbox: Message[] = []
let sonner: typeof Sonner | undefined
let callSonner: (() => void) | undefined

function send(message: Message) {
  if (sonner) return message(sonner)
  outbox.push(message)
  callSonner?.()
}

export const toast = {
  success: (text: string, options?: ToastOptions) => send((to) => to.success(text, options)),
  error: (text: string, options?: ToastOptions) => send((to) => to.error(text, options)),
  info: (text: string, options?: ToastOptions) => send((to) => to.info(text, options)),
  dismiss: (id: string) => send((to) => to.dismiss(id)),
}

export function onToast(call: () => void) {
  callSonner = call
  if (outbox.length > 0) call()
}

export function deliverToasts(to: typeof Sonner) {
  sonner = to
  for (const message of outbox.splice(0)) message(to)
}
