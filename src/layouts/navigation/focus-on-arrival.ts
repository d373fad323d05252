export function focusOnArrival(element: HTMLElement | null | undefined) {
  if (!isTypingOver()) element?.focus({ preventScroll: true })
}

/** The palette, for example, can open while a page is still loading. */
export const isTypingOver = () => document.activeElement?.matches('[role=dialog] input') === true
