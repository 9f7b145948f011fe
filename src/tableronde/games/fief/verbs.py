"""Every verb of Fief with its fields: the form of choices outside."""

from typing import Final

from tableronde.core.choice import Field, Lexicon
from tableronde.games.fief.components import BACKS, CARDS, FIEFS, LORDS, RELICS, VILLAGES
from tableronde.games.fief.rules.hear_ye.elections import CANDIDATES
from tableronde.games.fief.rules.march.groups import OBSTACLES
from tableronde.games.fief.state import POLICIES, SIDES

_LORD: Final = Field("lord", "lord", LORDS)
_VILLAGE: Final = Field("village", "village", VILLAGES)
_FIEF: Final = Field("fief", "fief", FIEFS)
_BISHOPRIC: Final = Field("bishopric", "bishopric", base=1)
_SEAT: Final = Field("seat", "seat")
_CARD: Final = Field("card", "card", CARDS)
_COUNT: Final = Field("count", "count")
_SERGEANTS: Final = Field("sergeants", "count")
_KNIGHTS: Final = Field("knights", "count")
_RELIC: Final = Field("relic", "relic", RELICS)
_OBSTACLE: Final = Field("obstacle", "obstacle", OBSTACLES)
_TO: Final = Field("to", "village", VILLAGES)


LEXICON: Final = Lexicon(
    "fief",
    {
        # Set-up and lords
        "settle": (_VILLAGE,),
        "place": (_LORD, _VILLAGE),
        "ask-host": (_LORD, _VILLAGE),
        "play-lord": (_LORD, _VILLAGE),
        "name-prince": (_LORD,),
        # Answers
        "pass": (),
        "done": (),
        "decline": (),
        "refuse": (),
        "grant": (),
        "accept": (),
        # Phase 1
        "propose": (_LORD, Field("spouse", "lord", LORDS)),
        "present": (_LORD,),
        "vote": (
            Field("candidate", "candidate", CANDIDATES),
            Field("null", "candidate", CANDIDATES),
        ),
        # Phase 2
        "discard": (_CARD,),
        "draw-event": (),
        "draw-character": (),
        "stop": (),
        "harvest": (_BISHOPRIC,),
        "weather": (_BISHOPRIC,),
        "tallage": (_FIEF,),
        "royal-tallage": (_FIEF,),
        "tithe": (_BISHOPRIC,),
        "cardinal-tithe": (_BISHOPRIC, _LORD),
        "papal-tithe": (),
        "pray": (_BISHOPRIC,),
        # Phase 4
        "no-offer": (),
        "pay-ransom": (_LORD,),
        "buy-sergeant": (_VILLAGE,),
        "buy-knight": (_VILLAGE,),
        "hire-sergeant": (),
        "hire-knight": (),
        "post-sergeant": (_VILLAGE,),
        "post-knight": (_VILLAGE,),
        "buy-mill": (_VILLAGE,),
        "buy-castle": (_VILLAGE,),
        "buy-title": (_FIEF, _LORD, _VILLAGE),
        "ask-waiver": (_FIEF,),
        "buy-cardinal": (_LORD,),
        "hand-title": (_FIEF, _LORD),
        # Phase 5
        "lead": (_LORD,),
        "join": (_LORD,),
        "stay": (_LORD,),
        "bring": (_LORD,),
        "first-from": (_VILLAGE,),
        "march": (_TO,),
        "relieve": (_TO,),
        "muster": (_SERGEANTS, _KNIGHTS),
        "muster-mixed": (
            _SERGEANTS,
            _KNIGHTS,
            Field("weary_sergeants", "count"),
            Field("weary_knights", "count"),
        ),
        "ride": (_KNIGHTS,),
        "dig": (_OBSTACLE,),
        "halt": (),
        "allow": (),
        "toll": (_COUNT,),
        "pay-toll": (),
        "turn-back": (_SERGEANTS, _KNIGHTS),
        "let-pass": (),
        "stand": (),
        "fight": (_SEAT,),
        "ride-on": (),
        # Phase 6
        "attack": (_VILLAGE, _SEAT),
        "keep-out": (),
        "join-side": (Field("side", "side", SIDES),),
        "stay-true": (),
        "leave-battle": (),
        "change-sides": (),
        "lose": (_SERGEANTS, _KNIGHTS),
        "lose-of": (_SEAT,),
        "sacrifice": (_LORD,),
        "fight-on": (),
        "stop-battle": (),
        "surrender": (),
        "capture": (_LORD, _SEAT),
        "spare": (_LORD,),
        "yield": (_SEAT,),
        "besiege": (_VILLAGE,),
        "pillage": (_VILLAGE,),
        # Titles at a death or a conquest
        "take-title": (_FIEF, _LORD),
        "inherit": (_FIEF, _LORD),
        "bury": (_LORD,),
        "revive": (_LORD,),
        # Windows
        "revolt": (_VILLAGE,),
        "join-revolt": (_COUNT,),
        "strike": (_SEAT,),
        "calm": (_LORD,),
        "pay-to-calm": (_LORD,),
        "tunnel": (),
        "escape": (_LORD,),
        "assassinate": (Field("victim", "lord", LORDS), _LORD),
        "justice": (_LORD,),
        "ambush": (_LORD,),
        "make-cardinal": (_LORD,),
        "make-arc": (_LORD,),
        "excommunicate": (_LORD,),
        "absolve": (),
        "ask-annulment": (_LORD,),
        "cede": (_VILLAGE, _SEAT),
        "release": (_LORD,),
        "hand-over": (_LORD, _SEAT),
        "lift-siege": (_VILLAGE,),
        "take-relic": (_VILLAGE, _LORD),
        "give-relic": (_RELIC, _LORD),
        # Diplomacy
        "deal": (_SEAT,),
        "talk": (),
        "invite": (_SEAT,),
        "begin-talk": (),
        "enter-talk": (),
        "stay-out": (),
        "prolong": (),
        "withdraw": (),
        "offer": (),
        "drop-term": (Field("point", "count", base=1),),
        "counter": (),
        "give-money": (_COUNT,),
        "want-money": (_COUNT,),
        "give-village": (_VILLAGE,),
        "want-village": (_VILLAGE,),
        "give-prisoner": (_LORD,),
        "want-prisoner": (_LORD,),
        "give-release": (_LORD,),
        "want-release": (_LORD,),
        "offer-relic": (_RELIC, _LORD),
        "want-relic": (_RELIC, _LORD),
        "give-passage": (_VILLAGE, _LORD),
        "want-passage": (_VILLAGE, _LORD),
        "give-waiver": (_FIEF,),
        "want-waiver": (_FIEF,),
        "give-consent": (_LORD,),
        "want-consent": (_LORD,),
        "give-annulment": (_LORD,),
        "want-annulment": (_LORD,),
        "give-absolution": (_LORD,),
        "want-absolution": (_LORD,),
        "give-card": (_CARD,),
        "want-card": (_CARD,),
        "give-play": (),
        "want-play": (),
        "no-play": (),
        "give-unseen-play": (Field("back", "back", BACKS),),
        "want-unseen-play": (Field("back", "back", BACKS),),
        "give-back": (Field("back", "back", BACKS),),
        "want-back": (Field("back", "back", BACKS),),
        "marry": (_LORD, Field("spouse", "lord", LORDS)),
        "promise": (),
        # At any moment
        "raise-hand": (),
        "lower-hand": (),
        "attend": (),
        "ignore": (),
        "policy": (_SEAT, Field("policy", "policy", POLICIES)),
        "disarm": (Field("reaction", "count", base=1),),
        "arm-escape": (_LORD,),
        "arm-revolt": (_VILLAGE,),
        "arm-justice": (_LORD,),
        "arm-cession": (_VILLAGE, _SEAT, Field("attacker", "seat")),
    },
)
