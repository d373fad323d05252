import type { Action, ExternalToast, toast as Sonner } from 'sonner'

export interface ToastOptions extends Pick<ExternalToast, 'id' | 'description' | 'duration'> {
  action?: Action | undefined
}
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

/** Sonner merges a message into a toast that is already leaving, and both would be gone unread. */
const shown = new Map<ToastOptions['id'], ToastOptions['id']>()

function leave(id: ToastOptions['id'], shownAs: ToastOptions['id']) {
  if (shown.get(id) === shownAs) shown.delete(id)
}

const show =
  (kind: 'success' | 'error' | 'info') =>
  (text: string, { id, description, duration, action }: ToastOptions = {}) =>
    send((to) => {
      const onLeave = () => leave(id, shownAs)
      const shownAs = to[kind](text, {
        id: shown.get(id),
        description,
        duration,
        action: action && {
          ...action,
          onClick(event) {
            onLeave()
            action.onClick(event)
          },
        },
        onAutoClose: onLeave,
        onDismiss: onLeave,
      })
      if (id !== undefined) shown.set(id, shownAs)
    })

export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss: (id: string) =>
    send((to) => {
      if (shown.has(id)) to.dismiss(shown.get(id))
      shown.delete(id)
    }),
}

export function onToast(call: () => void) {
  callSonner = call
  if (outbox.length > 0) call()
}

export function deliverToasts(to: typeof Sonner) {
  sonner = to
  for (const message of outbox.splice(0)) message(to)
}
