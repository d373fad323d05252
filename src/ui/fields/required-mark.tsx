/** Visual only; the control itself is marked as required for screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden className="ms-1 text-danger">
      *
    </span>
  )
}
