"""The worked examples of the rulebook."""

import pytest

from tests.rules.fief.scene import ANA, fief


@pytest.mark.clause("FIEF-EX-21")
@pytest.mark.clause("FIEF-EX-22")
@pytest.mark.clause("FIEF-5.0-06")
def test_baudoin_drops_a_sergeant_on_his_way() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 3).begin("move")
    scene.do("lead baudoin")
    scene.do("march charolles")
    scene.march("l-epervier", 2, 0)
    assert scene.troops_at("charolles", ANA) == (1, 0)
    assert scene.troops_at("l-epervier", ANA) == (2, 0)
    scene.do("done")
    assert scene.prompt == "window-end"
    assert [scene.holder(village) for village in ("blaye", "charolles", "l-epervier")] == [
        -1,
        ANA,
        ANA,
    ]
