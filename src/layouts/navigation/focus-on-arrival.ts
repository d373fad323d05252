export function focusOnArrival(element: HTMLElement | null | undefined) {
  if (!isTypingOver()) element?.focus({ preventScroll: true })
}

/** A dialog can open while a page is still loading. */
export const isTypingOver = () => document.activeElement?.matches('[role=dialog] input') === true
