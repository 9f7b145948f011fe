"""The processes in which bots think, and how fast bots play."""
