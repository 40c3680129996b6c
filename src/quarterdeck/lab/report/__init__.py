"""Reports: what many games between bots say about a game, as one page."""

from quarterdeck.lab.report.counts import Counts
from quarterdeck.lab.report.page import page
from quarterdeck.lab.report.result import Report, report_of
from quarterdeck.lab.report.run import Order, play_report

__all__ = ["Counts", "Order", "Report", "page", "play_report", "report_of"]
