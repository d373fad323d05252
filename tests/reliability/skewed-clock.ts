// `--import` loads this module before the product, so that its clock is wrong by so many minutes.
const wrong = Number(process.env['CLOCK_WRONG_BY_MINUTES']) * 60_000
const tellRight = Date.now.bind(Date)
const tellWrong = () => tellRight() + wrong

globalThis.Date = new Proxy(Date, {
  get: (target, name): unknown => (name === 'now' ? tellWrong : Reflect.get(target, name)),
  construct: (target, facts: unknown[], newTarget) =>
    Reflect.construct(target, facts.length === 0 ? [tellWrong()] : facts, newTarget) as object,
})
