"""4.1, 5.0: troops in the villages: counting, placing, taking away."""

from tableronde.games.fief.components import KNIGHT_POINTS, NO_FORT, NOBODY, SERGEANT_POINTS
from tableronde.games.fief.state import AROUND, INSIDE, ROAD, Company, FiefState


def troops(state: FiefState, village: int, seat: int) -> tuple[int, int]:
    """Return sergeants and knights of a player in a village."""
    return counted([company for company in state.camps[village] if company.seat == seat])


def counted(companies: list[Company]) -> tuple[int, int]:
    """Return sergeants and knights of these companies."""
    sergeants = knights = 0
    for company in companies:
        sergeants += company.sergeants
        knights += company.knights
    return sergeants, knights


def has_troops(state: FiefState, village: int, seat: int) -> bool:
    return any(company.seat == seat for company in state.camps[village])


def strength(sergeants: int, knights: int) -> int:
    """Return the combat points of troops, which are also the damage that removes them (FIEF-4.1-01,
    -02)."""
    return sergeants * SERGEANT_POINTS + knights * KNIGHT_POINTS


def present(state: FiefState, village: int) -> list[int]:
    """Return the players who occupy a village with troops or free lords; prisoners and engines do
    not (FIEF-5.1-02, FIEF-R-33)."""
    seats = {company.seat for company in state.camps[village]}
    where, captor, owner = state.village, state.captor, state.owner
    if village in where:  # most are empty
        for lord, at in enumerate(where):
            if at == village and captor[lord] == NOBODY and not state.dying >> lord & 1:
                seats.add(owner[lord])
    return sorted(seats)


def villages_of(state: FiefState, seat: int) -> list[int]:
    """Return where a player has troops or free lords."""
    found = set()
    for village, camp in enumerate(state.camps):
        if camp:  # most are empty
            for company in camp:
                if company.seat == seat:
                    found.add(village)
    owners = state.owner
    if seat in owners:
        captor, dying = state.captor, state.dying
        for lord, owner in enumerate(owners):
            if owner == seat and captor[lord] == NOBODY and not dying >> lord & 1:
                found.add(state.village[lord])
        found.discard(NOBODY)
    return sorted(found)


def is_present(state: FiefState, village: int, seat: int) -> bool:
    for company in state.camps[village]:
        if company.seat == seat:
            return True
    where = state.village
    if village in where:  # mostly it is not
        for lord, at in enumerate(where):
            if (
                at == village
                and state.owner[lord] == seat
                and state.captor[lord] == NOBODY
                and not state.dying >> lord & 1
            ):
                return True
    return False


def add(state: FiefState, village: int, company: Company) -> None:
    """Put troops into a village, beside alike ones if there are."""
    if not company.sergeants and not company.knights:
        return
    camp = []
    merged = False
    for other in state.camps[village]:
        if not merged and other[:6] == company[:6]:
            other = other._replace(
                sergeants=other.sergeants + company.sergeants,
                knights=other.knights + company.knights,
            )
            merged = True
        camp.append(other)
    if not merged:
        camp.append(company)
    state.camps[village] = tuple(camp)


def rearrange(state: FiefState, village: int, seat: int, post: int) -> None:
    """Move all pieces of a player in a village to one place of it."""
    camp = state.camps[village]
    state.camps[village] = ()
    for company in camp:
        add(state, village, company._replace(post=post) if company.seat == seat else company)
    for lord, at in enumerate(state.village):
        if at == village and state.owner[lord] == seat and state.captor[lord] == NOBODY:
            state.post[lord] = post


def take(
    state: FiefState,
    village: int,
    seat: int,
    sergeants: int,
    knights: int,
    order: list[Company] | None = None,
) -> list[Company]:
    """Lift so many counters of a player out of a village: from the companies in this order, by
    default as they stand. Returns what was lifted, company by company."""
    lifted: list[Company] = []
    camp = list(state.camps[village])
    for company in order if order is not None else camp[:]:
        if company.seat != seat or not (sergeants or knights):
            continue
        s, k = min(sergeants, company.sergeants), min(knights, company.knights)
        if not (s or k):
            continue
        sergeants -= s
        knights -= k
        at = camp.index(company)
        left = company._replace(sergeants=company.sergeants - s, knights=company.knights - k)
        if left.sergeants or left.knights:
            camp[at] = left
        else:
            del camp[at]
        lifted.append(company._replace(sergeants=s, knights=k))
    state.camps[village] = tuple(camp)
    return lifted


def remove(
    state: FiefState,
    village: int,
    seat: int,
    sergeants: int,
    knights: int,
    order: list[Company] | None = None,
) -> None:
    """Put troops back into the supply of their owner (FIEF-4.1-08)."""
    take(state, village, seat, sergeants, knights, order)
    state.sergeants[seat] += sergeants
    state.knights[seat] += knights


def post_of(state: FiefState, village: int, seat: int) -> int:
    """Return where new pieces of a player join his own in a village (FIEF-R-23, FIEF-R-29): inside
    where he controls, and where all of his are; else outside."""
    if state.control[village] == seat:
        return INSIDE
    waits = any(
        at == village
        and state.owner[lord] == seat
        and state.captor[lord] == NOBODY
        and state.post[lord] != INSIDE
        for lord, at in enumerate(state.village)
    )
    return AROUND if waits or not is_inside(state, village, seat) else INSIDE


def has_inside(state: FiefState, village: int, seat: int) -> bool:
    """Whether pieces of this player stand in the middle of a village, as its controller or as a
    guest."""
    return any(
        company.seat == seat and company.post == INSIDE for company in state.camps[village]
    ) or any(
        at == village
        and state.owner[lord] == seat
        and state.captor[lord] == NOBODY
        and state.post[lord] == INSIDE
        for lord, at in enumerate(state.village)
    )


def is_inside(state: FiefState, village: int, seat: int) -> bool:
    """Whether a player who is attacked stands in the middle of a village: guests only if none of
    their troops stand outside, for all of them fight together (FIEF-12.0-36, FIEF-R-41)."""
    if state.control[village] == seat:
        return True
    return has_inside(state, village, seat) and not any(
        company.seat == seat and company.post != INSIDE for company in state.camps[village]
    )


def is_walled(state: FiefState, village: int, seat: int) -> bool:
    """Whether this player stands behind walls there (FIEF-5.1-04)."""
    return state.fort[village] != NO_FORT and is_inside(state, village, seat)


def settle_down(state: FiefState) -> None:
    """Forget roads, stages and tests at the end of the turn (FIEF-12.0-31, FIEF-R-35)."""
    for village, camp in enumerate(state.camps):
        if camp:
            state.camps[village] = ()
            for company in camp:
                post = AROUND if company.post == ROAD else company.post
                add(
                    state,
                    village,
                    Company(
                        company.seat,
                        post,
                        NOBODY,
                        0,
                        False,
                        False,
                        company.sergeants,
                        company.knights,
                    ),
                )
    for lord, post in enumerate(state.post):
        if post == ROAD:
            state.post[lord] = AROUND
        state.came[lord] = NOBODY
        state.stages[lord] = 0  # also of those who wait beside the board
    state.tested = 0
    state.riding = 0
