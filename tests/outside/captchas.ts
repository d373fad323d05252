import type { Answer, Asked, Place } from './outside.ts'

/** The judges of humans: they believe one answer, for one secret, and each of its kind once. */
export function captchaPlaces(): Record<string, Place> {
  const seen = new Set<string>()

  function verify({ headers, body }: Asked): Answer {
    const isJson = headers['content-type']?.startsWith('application/json')
    const said = isJson
      ? (JSON.parse(body) as Record<string, string>)
      : Object.fromEntries(new URLSearchParams(body))
    const { secret, response = '' } = said
    const success = secret === 'judge-secret' && response.startsWith('human') && !seen.has(response)
    seen.add(response)
    return { body: { success } }
  }

  return {
    ...widgets,
    'challenges.cloudflare.com/turnstile/v0/siteverify': verify,
    'www.google.com/recaptcha/api/siteverify': verify,
    'api.hcaptcha.com/siteverify': verify,
  }
}

/** A widget as those of the three: a script, a frame of its own, a name by which it is called, and a test to pass. */
const widgets: Record<string, Place> = {
  'challenges.cloudflare.com/turnstile/v0/api.js': widget('turnstile', 'challenges.cloudflare.com'),
  'challenges.cloudflare.com/frame': frame,
  'www.google.com/recaptcha/api.js': widget('grecaptcha', 'www.google.com/recaptcha'),
  'www.google.com/recaptcha/frame': frame,
  'js.hcaptcha.com/1/api.js': widget('hcaptcha', 'newassets.hcaptcha.com'),
  'newassets.hcaptcha.com/frame': frame,
}

function frame(): Answer {
  return { body: '<!doctype html><title>Widget</title><p>Prove it' }
}

function widget(name: string, framed: string): Place {
  const script = `
    let tests = 0
    const all = []
    window.${name} = {
      render(place, options) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'I am human'
        button.lang = options.language ?? options.hl
        button.dataset.theme = options.theme
        button.dataset.key = options.sitekey
        button.onclick = () => {
          button.disabled = true
          options.callback('human-${name}-' + Date.now() + '-' + (tests += 1))
        }
        const frame = document.createElement('iframe')
        frame.src = 'https://${framed}/frame'
        // A world of its own, as the real ones are: no button of ours.
        const world = document.createElement('div')
        world.attachShadow({ mode: 'open' }).append(button)
        place.append(world, frame)
        return all.push(button) - 1
      },
      reset(id) { all[id].disabled = false },
    }
    window[new URL(document.currentScript.src).searchParams.get('onload')]()`
  return () => ({ headers: { 'content-type': 'text/javascript' }, body: script })
}
