"""Quiddler's task of the day: the eight piles of the game for one against their par (RULES QD13)."""

from __future__ import annotations

from datetime import date
from typing import Any

from app.engine import days
from app.engine.days import DayMeasure, Task
from app.engine.match import Match
from app.engine.player import Budget
from app.engine.record import Record
from app.engine.rules import Seat
from app.games.quiddler import deck
from app.games.quiddler.model import Options
from app.games.quiddler.rules import QuiddlerRules
from app.games.quiddler.solitaire.par import par
from app.games.quiddler.solitaire.piles import OpenWords, Piles
from app.games.quiddler.solo_model import DEPTH, PILES
from app.lexicon.judge import Judge

MEASURE = DayMeasure(par=True)
POLICY = "quiddler"
EDITION = "cz"
_ALONE = (Seat(""),)


def task(day: date, judge: Judge) -> Task:
    rules = QuiddlerRules()
    options = rules.options({"edition": EDITION}, _ALONE)
    seed = days.pooled(day, POOLS)
    piles = _piles(rules, options, seed)
    agreed = Options(**options)
    found = par(OpenWords(judge, agreed, everyday=True), agreed, piles, Budget())
    assert found is not None  # nobody stopped it
    position = {"piles": [list(pile) for pile in piles]}
    solution = " · ".join(deck.spelt(word) for word in found.words)
    return Task(
        "quiddler", "piles", options, seed, position, found.left, found.to_json(), MEASURE, (solution,)
    )


def value(record: Record, judge: Judge) -> int:
    """What was left."""
    return record.scores[0]


def _piles(rules: QuiddlerRules, options: dict[str, Any], seed: int) -> Piles:
    cards = Match.new(rules, _ALONE, seed, options).record.setup["deck"]
    return tuple(tuple(cards[DEPTH * place : DEPTH * (place + 1)]) for place in range(PILES))


POOLS = (
    "2041 1098 1600 1449 1752 1885 1376 1875 1371 1475 1660 1562 1897 1764 1436 1584 1732 1502 1213 "
    "1817 1350 1810 1816 1454 1052 1079 1505 1153 1229 1938 1704 1879 1382 1616 1544 1743 1737 1346 "
    "1145 1571 1175 1124 1739 1533 1499 1939 1254 1639 1989 1805 1782 1089 1395 1992 1094 1387 1026 "
    "1878 1980 1981",
    "1354 1037 1662 1045 1996 1931 1109 1952 2037 1021 1293 1625 2047 1857 1772 1986 1480 2017 1730 "
    "1478 1554 1842 1452 1253 1421 1085 1507 1634 1482 2008 1780 1705 1962 1161 1359 1621 1212 1748 "
    "1208 1131 2031 1858 1340 1534 1943 1740 1018 1113 1165 1486 1351 1923 1771 1197 1013 1936 1755 "
    "1738 1361 1666 1848 1617 1891 1040 1296 1108 1514 1107 1921 1427 1784 1191 1733 1672 1853 1492 "
    "1550 1773 1325 1862 1291 1765 1593 1912 1536 1114 1080 2026 1133 1331 1523 1731 1166 1011 1540 "
    "2030 1508 1556 1850 1025 2038 1701 1036 1683 1682 1365 1594 1352 1134 1770 1239 1345 1775 1553 "
    "1185 1077 1116 2003 1183 1906",
    "1009 1101 1746 1710 1309 1601 2025 1192 1058 1180 1073 1426 1692 1649 1216 1097 1081 1491 1495 "
    "1535 1366 1685 1851 1394 1050 1708 1622 1694 1726 1596 1244 1602 1679 1337 1715 1949 2042 1076 "
    "1937 1646 1998 1896 1046 1678 1734 1149 1129 1164 1285 1831 1927 1529 1240 1273 1791 1766 2039 "
    "1566 2007 1138 1167 1855 1408 1530 1735 1074 1786 1598 1236 1864 1889 1883 2016 1803 1518 1778 "
    "1301 1643 1257 1362 2014 1100 1438 2028 1264 1866 1182 1794 1228 1318 1472 1829 1403 1356 1440 "
    "1119 1573 1443 1552 1525 1629 1402 1330 1801 1966 1997 1412 1958 1142 1860 1999 1214 1890 1006 "
    "1910 1201 1953 1522 1804 1592",
    "1618 1030 1261 1061 1761 1543 1249 1154 1569 1457 2001 1008 1297 1160 1978 1262 1320 1012 1391 "
    "1609 1769 1583 1959 1047 1756 1002 1813 2005 1510 1926 1056 1189 1173 1298 1969 1321 1118 1075 "
    "1721 1409 1868 1893 1597 1576 1105 1405 1245 1526 1528 1471 1661 1200 1847 1696 1960 1852 2033 "
    "1328 1872 1019",
    "1462 1903 1870 1276 1948 1474 1289 1060 1720 1247 1476 1582 1665 1231 1588 1824 1369 1767 1039 "
    "1574 1194 1686 2015 1283 2006 2029 1430 1904 1306 1448 1300 1575 1372 1437 1783 1184 1823 1974 "
    "1762 1250 1835 1559 1456 1110 1610 1723 1017 1796 1241 1577 1333 1466 1455 1271 1599 1237 1658 "
    "1888 1669 1933",
)
"""Seeds by difficulty (`days.pooled`): the lower the par, the harder. They never change."""
