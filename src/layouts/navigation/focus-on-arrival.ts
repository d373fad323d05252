/** Focuses the element, unless the user is typing in an overlay. */
export function focusOnArrival(element: HTMLElement | null | undefined) {
  if (!isTypingOver()) element?.focus({ preventScroll: true })
}

/** For example in the palette, which can open while a page is still loading. */
export const isTypingOver = () => document.activeElement?.matches('[role=dialog] input') === true
