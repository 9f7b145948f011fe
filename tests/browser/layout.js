// What is wrong with how a page is laid out, in words; run inside the page.
//
// Whatever can be clicked must lie inside the panels around it, show all that is written on it, and be
// reached by a click, if need be after scrolling down. On a map no name may lie on another or under a
// piece. Nothing scrolls sideways but rows of cards, and no letters are too small to read.
() => {
  /** Rows of cards and signs that may be longer than the page. */
  const ROWS = ".hand, .hand *, .hand-row, .hand-row *";
  /** Cards that overlap by intent: a strip of each can be clicked. */
  const FANNED = ".hand button, .guild button";
  /** What waits behind the stage until that is put aside, or shares the room of a phone with it. */
  const BEHIND =
    ".dimmed, [inert], .board:has(.shares) .map, .board:has(.shares) .magnifier";
  const SLACK = 1.5;
  /** The least that must be reached of anything, and the least letters, in px. */
  const REACH = 18;
  const LETTER = 11;
  /** How deep a name of a map may lie on something: the edges of letters are empty. */
  const GRAZED = 3;
  /** Near the corners of a thing and in its middle, in parts of it. */
  const SPOTS = [0.1, 0.9].flatMap((across) =>
    [0.1, 0.9].map((down) => [across, down]),
  );
  SPOTS.push([0.5, 0.5]);
  const faults = new Set();

  function tell(fault, thing, more = "") {
    const said = (thing.getAttribute("aria-label") ?? thing.textContent)
      .trim()
      .replace(/\s+/g, " ");
    const kind = (thing.getAttribute("class") ?? "").replace(
      / ?svelte-\w+/g,
      "",
    );
    faults.add(
      `${fault}: ${thing.tagName.toLowerCase()} [${kind}] '${said.slice(0, 40)}' ${more}`,
    );
  }

  const boxOf = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const both = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const wideOf = ({ left, right }) => right - left;
  const tallOf = ({ top, bottom }) => bottom - top;
  const isShown = (thing) => {
    const box = boxOf(thing);
    const options = { visibilityProperty: true, opacityProperty: true };
    return wideOf(box) > 1 && tallOf(box) > 1 && thing.checkVisibility(options);
  };
  const textsOf = (thing) =>
    [...thing.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.data.trim(),
    );
  const clips = (overflow) => /hidden|clip/.test(overflow);
  const scrolls = (overflow) => /auto|scroll/.test(overflow);

  /** The boxes around a thing that cut off what is outside them, the innermost first. */
  function framesOf(thing) {
    const found = [];
    for (let up = thing; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (
        up !== thing &&
        (style.overflowX !== "visible" || style.overflowY !== "visible")
      ) {
        found.push({ frame: up, style });
      }
      if (style.position === "fixed") break;
    }
    return found;
  }

  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** Whether it lies inside all frames around it; what can be scrolled down to does. */
  function checkInside(thing) {
    // The corners of a card that leans reach further than the card.
    if (thing.matches(FANNED) && /rotate/.test(thing.style.transform)) return;
    let box = boxOf(thing);
    for (const { frame, style } of framesOf(thing)) {
      const room = boxOf(frame);
      if (
        !frame.matches(ROWS) &&
        (box.left < room.left - SLACK || box.right > room.right + SLACK)
      ) {
        tell("outside its panel", thing, `by ${frame.className}`);
      }
      if (
        clips(style.overflowY) &&
        (box.top < room.top - SLACK || box.bottom > room.bottom + SLACK)
      ) {
        tell("outside its panel", thing, `by ${frame.className}`);
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY))
        box = both(box, room);
      if (tallOf(box) < 0 || wideOf(box) < 0) return;
    }
    if (box.left < -SLACK || box.right > innerWidth + SLACK)
      tell("outside the page", thing);
  }

  /** Where its lines begin. */
  const tops = (range) =>
    [...range.getClientRects()].map(({ top }) => Math.round(top));

  /** From what is written up to the thing that it stands on: all that cuts it off at its sides. */
  function clippersOf(part, thing) {
    const found = [];
    for (let up = part; up !== thing.parentElement; up = up.parentElement) {
      const { overflowX } = getComputedStyle(up);
      if (clips(overflowX)) found.push(up);
    }
    return found;
  }

  /** Whether all that is written on it can be read, and no word goes on in another line. */
  function checkText(thing) {
    const own = boxOf(thing);
    for (const part of [thing, ...thing.querySelectorAll("*")]) {
      if (part.closest("svg") !== null || !isShown(part)) continue;
      if (getComputedStyle(part).position === "absolute") continue; // a badge at its rim
      for (const text of textsOf(part)) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = boxOf(range);
        const cut = clippersOf(part, thing).some((frame) => {
          const room = boxOf(frame);
          return box.left < room.left - SLACK || box.right > room.right + SLACK;
        });
        if (
          cut ||
          box.left < own.left - SLACK ||
          box.right > own.right + SLACK
        ) {
          tell("cut", thing, text.data.trim());
        }
        if (!/[\s-]/.test(text.data.trim()) && new Set(tops(range)).size > 1) {
          tell("broken", thing, text.data.trim());
        }
      }
    }
  }

  /** Whether all of it is in sight, and a click near its corners and in its middle reaches it: that is
   * seen sooner than how much of it is reached. */
  function isClear(thing) {
    const box = boxOf(thing);
    const { left, top, right, bottom } = framesOf(thing).reduce(
      (seen, { frame }) => both(seen, boxOf(frame)),
      both(box, window_),
    );
    if (
      left > box.left ||
      top > box.top ||
      right < box.right ||
      bottom < box.bottom
    )
      return false;
    return SPOTS.every(([across, down]) =>
      thing.contains(
        document.elementFromPoint(
          left + wideOf(box) * across,
          top + tallOf(box) * down,
        ),
      ),
    );
  }

  /** How much of what is in sight of a thing a click reaches. */
  function reached(thing) {
    let box = both(boxOf(thing), window_);
    for (const { frame } of framesOf(thing)) box = both(box, boxOf(frame));
    if (wideOf(box) < 4 || tallOf(box) < 4)
      return { share: 0, wide: 0, tall: 0 };
    const STEPS = 5;
    const hits = [];
    for (let across = 0.5; across < STEPS; across++) {
      for (let down = 0.5; down < STEPS; down++) {
        const x = box.left + (wideOf(box) * across) / STEPS;
        const y = box.top + (tallOf(box) * down) / STEPS;
        const hit = document.elementFromPoint(x, y);
        if (thing.contains(hit) || hit?.closest("label")?.contains(thing))
          hits.push({ x, y });
      }
    }
    const span = (values, step) =>
      values.length === 0
        ? 0
        : Math.max(...values) - Math.min(...values) + step;
    return {
      share:
        (hits.length / STEPS ** 2) *
        ((wideOf(box) * tallOf(box)) / area(boxOf(thing))),
      wide: span(
        hits.map(({ x }) => x),
        wideOf(box) / STEPS,
      ),
      tall: span(
        hits.map(({ y }) => y),
        tallOf(box) / STEPS,
      ),
    };
  }
  const area = (box) => wideOf(box) * tallOf(box);

  function isReached(thing) {
    if (isClear(thing)) return true;
    const { share, wide, tall } = reached(thing);
    const own = boxOf(thing);
    const enough = (span, whole) => span >= Math.min(REACH, whole * 0.7);
    const clear = thing.matches(FANNED) || share >= 0.4;
    return clear && enough(wide, wideOf(own)) && enough(tall, tallOf(own));
  }

  /** Whether a click reaches it, if need be after scrolling. */
  function checkReach(thing) {
    if (isReached(thing)) return;
    const before = [];
    for (let up = thing.parentElement; up !== null; up = up.parentElement) {
      before.push([
        up,
        { left: up.scrollLeft, top: up.scrollTop, behavior: "instant" },
      ]);
    }
    thing.scrollIntoView({
      block: "center",
      inline: "nearest",
      behavior: "instant",
    });
    if (!isReached(thing)) tell("covered", thing);
    for (const [up, where] of before) up.scrollTo(where);
  }

  function checkLetters(thing) {
    if (textsOf(thing).length === 0) return;
    const style = getComputedStyle(thing);
    if (style.clipPath !== "none") return; // for screen readers
    const scale =
      thing instanceof SVGElement
        ? thing.getScreenCTM().a
        : tallOf(boxOf(thing)) / (thing.offsetHeight || tallOf(boxOf(thing)));
    const size = parseFloat(style.fontSize) * Math.abs(scale);
    if (size < LETTER) tell("too small", thing, `${size.toFixed(1)} px`);
  }

  function checkMap(map) {
    for (const name of map.querySelectorAll(".name.without"))
      tell("left out", name);
    const names = [
      ...map.querySelectorAll("span.name, span.title, text.name"),
    ].filter(isShown);
    const pieces = [...map.querySelectorAll(".figure, .hosted, button")].filter(
      isShown,
    );
    const lies = (one, other) => {
      const common = both(one, other);
      return wideOf(common) > GRAZED && tallOf(common) > GRAZED;
    };
    /** Most pieces are round: their corners are empty. */
    const core = ({ left, top, right, bottom }) => ({
      left: left + (right - left) * 0.12,
      top: top + (bottom - top) * 0.12,
      right: right - (right - left) * 0.12,
      bottom: bottom - (bottom - top) * 0.12,
    });
    names.forEach((name, at) => {
      const tile = name.closest("button");
      for (const other of names.slice(at + 1)) {
        if (tile !== null && tile === other.closest("button")) continue;
        if (lies(boxOf(name), boxOf(other)))
          tell("names overlap", name, other.textContent.trim());
      }
      for (const piece of pieces) {
        if (piece === tile) continue;
        if (lies(boxOf(name), core(boxOf(piece)))) {
          tell(
            "name covered",
            name,
            piece.getAttribute("aria-label") ?? piece.className,
          );
        }
      }
    });
  }

  const scope = document.querySelector("dialog[open]") ?? document.body;
  const shown = [...scope.querySelectorAll("*")].filter((thing) => {
    const inDrawing = thing.closest("svg") !== null && thing.tagName !== "text";
    return !inDrawing && isShown(thing) && thing.closest(BEHIND) === null;
  });
  // What lets clicks through covers what it lies on all the same.
  const through = shown.filter(
    (thing) => getComputedStyle(thing).pointerEvents === "none",
  );
  const opaque = through.filter(
    (thing) => getComputedStyle(thing).backgroundColor !== "rgba(0, 0, 0, 0)",
  );
  for (const thing of opaque)
    thing.style.setProperty("pointer-events", "auto", "important");
  const things = shown.filter((thing) =>
    thing.matches(
      "button, a[href], input, select, textarea, summary, [role=button], [role=tab]",
    ),
  );
  for (const thing of things) {
    checkInside(thing);
    checkText(thing);
    checkReach(thing);
  }
  for (const thing of shown) {
    checkLetters(thing);
    const { overflowX } = getComputedStyle(thing);
    const sideways = thing.scrollWidth > thing.clientWidth + 1;
    if (scrolls(overflowX) && sideways && !thing.matches(ROWS))
      tell("scrolls sideways", thing);
  }
  // However long the question, one's own plate stays in sight beside it.
  const sentence = scope.querySelector(".sentence.leaf");
  for (const plate of scope.querySelectorAll(".place .plate, .near .player")) {
    const common =
      sentence === null ? boxOf(plate) : both(boxOf(plate), boxOf(sentence));
    if (isShown(plate) && wideOf(common) > SLACK && tallOf(common) > SLACK) {
      tell("covered by the question", plate);
    }
  }
  for (const map of scope.querySelectorAll(".map")) {
    if (map.closest(BEHIND) === null) checkMap(map);
  }
  for (const thing of opaque) thing.style.removeProperty("pointer-events");
  return [...faults];
};
