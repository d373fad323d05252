const longPress = 500
const still = 10

/** Where there is no hover, a long press on a book opens its menu; `held` began before this code was there. */
export function menuByLongPress(
  grid: HTMLElement,
  signal: AbortSignal,
  held: PointerEvent | undefined,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed: PointerEvent | undefined
  let isOpened = false
  const cancel = () => clearTimeout(timer)

  function press(event: PointerEvent) {
    cancel()
    isOpened = false
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
    const menu = event.target
      .closest('li')
      ?.querySelector<HTMLElement>('button[aria-haspopup="menu"]')
    if (!menu || event.target.closest('button')) return
    pressed = event
    timer = setTimeout(() => {
      isOpened = true
      menu.click()
    }, longPress)
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (!pressed) return
    if (Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > still) cancel()
  }

  /** Lifting the finger must not open the book behind the menu. */
  function click(event: MouseEvent) {
    if (!isOpened || !event.isTrusted) return
    isOpened = false
    event.preventDefault()
    event.stopPropagation()
  }

  const options = { passive: true, signal }
  grid.addEventListener('pointerdown', press, options)
  grid.addEventListener('pointermove', move, options)
  grid.addEventListener('pointerup', cancel, options)
  grid.addEventListener('pointercancel', cancel, options)
  grid.addEventListener('click', click, { capture: true, signal })
  signal.addEventListener('abort', cancel)
  if (held) press(held)
}
